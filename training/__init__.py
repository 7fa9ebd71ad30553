"""Programs that train and measure the weights of AI seats. They are not part of the bot; see `docs/training.md`."""
