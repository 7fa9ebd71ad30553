// The page's own texts, in the language of the seat they are shown to.

/** The page's languages by their Discord locales: `{ "en-US": "en" }`. Filled by `loadWords`. */
export const LANGUAGES = {};
const catalogues = {};

const load = async (name) => (await fetch(`/web/${name}.json`)).json();

/** Load the catalogues of all languages; they are small. */
export async function loadWords() {
  Object.assign(LANGUAGES, await load("languages"));
  await Promise.all(
    Object.values(LANGUAGES).map(async (language) => {
      catalogues[language] = await load(`words.${language}`);
    }),
  );
}

/** The Discord locale of the browser's language if the page has it, else English. */
export function browserLocale() {
  const locales = Object.keys(LANGUAGES);
  const spoken = (navigator.languages || []).map((tag) => locales.find((locale) => LANGUAGES[locale] === tag.split("-")[0]));
  return spoken.find(Boolean) || "en-US";
}

/** The texts of one locale: `t("welcome", { name: "Ana" })`. */
export function wordsFor(locale) {
  const catalogue = catalogues[locale.split("-")[0]] || {};
  return (key, values = {}) => {
    const text = catalogue[key] ?? catalogues.en[key];
    return typeof text === "string" ? text.replace(/\{(\w+)\}/g, (_, name) => values[name]) : text;
  };
}

/** A text that is a single string, or one string per language. */
export const inLanguage = (text, locale) => (typeof text === "string" ? text : text[locale.split("-")[0]] || text.en || Object.values(text)[0]);
