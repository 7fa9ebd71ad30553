"""Leagues: seasons of several rounds, whose tables are paired by the bot."""
