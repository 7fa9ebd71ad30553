// The page's own texts, in the language of the seat they are shown to.

const LANGUAGES = ["en", "es", "it"];
const catalogues = {};

/** Load all three catalogues; they are small. */
export async function loadWords() {
  await Promise.all(
    LANGUAGES.map(async (language) => {
      catalogues[language] = await (await fetch(`/web/words.${language}.json`)).json();
    }),
  );
}

/** The Discord locale of the browser's language if the page has it, else English. */
export function browserLocale() {
  const found = (navigator.languages || []).map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.includes(tag));
  return { es: "es-ES", it: "it" }[found] || "en-US";
}

/** The texts of one locale: `t("welcome", { name: "Ana" })`. */
export function wordsFor(locale) {
  const catalogue = catalogues[locale.slice(0, 2)] || catalogues.en;
  return (key, values = {}) => {
    const text = catalogue[key];
    return typeof text === "string" ? text.replace(/\{(\w+)\}/g, (_, name) => values[name]) : text;
  };
}

/** A text that is a single string, or one string per language. */
export const inLanguage = (text, locale) => (typeof text === "string" ? text : text[locale.slice(0, 2)] || text.en || Object.values(text)[0]);
