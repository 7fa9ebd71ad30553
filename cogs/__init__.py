"""What people see of the bot on Discord: commands, buttons, messages and pictures. It holds no rules and no SQL."""
