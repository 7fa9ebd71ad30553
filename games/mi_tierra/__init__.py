"""Mi Tierra: farms, markets and seasons for two to six players."""
