/** Languages of the console. Their folders in `locales` have the same names. */
export const consoleLanguages = [
  { code: 'EN', bcp47: 'en', name: 'English', dir: 'ltr' },
  { code: 'ES', bcp47: 'es', name: 'Español', dir: 'ltr' },
  { code: 'AR', bcp47: 'ar', name: 'العربية', dir: 'rtl' },
] as const;

export type ConsoleLanguage = (typeof consoleLanguages)[number];

const storageKey = 'livery.console.language';

const findLanguage = (tag: string | null): ConsoleLanguage | undefined =>
  consoleLanguages.find(({ bcp47 }) => tag?.toLowerCase().split('-', 1)[0] === bcp47);

const readStored = (): string | null => {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
};

/** Returns the language that the operator has chosen, or else the first one of the browser that the console has. */
export const chooseInitialLanguage = (): ConsoleLanguage =>
  findLanguage(readStored()) ??
  navigator.languages.map(findLanguage).find((language) => language !== undefined) ??
  consoleLanguages[0];

/** Keeps the language for the next visit. A browser that stores nothing forgets it. */
export const storeLanguage = ({ bcp47 }: ConsoleLanguage): void => {
  try {
    localStorage.setItem(storageKey, bcp47);
  } catch {
    // The choice counts until the page is closed.
  }
};
