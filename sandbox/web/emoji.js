/** An emoji as text. Custom emoji have no picture here and are shown by name. */
export const emojiText = (emoji) => (emoji.id ? `:${emoji.name}:` : emoji.name);
