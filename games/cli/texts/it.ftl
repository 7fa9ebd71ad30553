cli-you = tu
cli-seat = posto { $seat }
