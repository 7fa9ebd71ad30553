/** An emoji as text. Custom ones have no picture here, so their name stands for them. */
export const emojiText = (emoji) => (emoji.id ? `:${emoji.name}:` : emoji.name);
