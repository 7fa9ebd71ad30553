"""The version number of the program. Packages are built with this number, so that a clone of the source has the
same."""

VERSION = "1.0.0"
