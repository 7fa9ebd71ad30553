cli-you = tú
cli-seat = asiento { $seat }
