cli-you = you
cli-seat = seat { $seat }
