grimm-forest-name = The Grimm Forest
