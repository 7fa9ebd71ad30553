"""Above and Below: a village over the caves, and a book of what the caves hold."""
