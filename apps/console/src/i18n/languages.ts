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

/**
 * Returns the language that the operator has chosen. Without a choice, returns the first language of the browser that
 * the console supports, or else the default language of the console.
 */
export const chooseInitialLanguage = (): ConsoleLanguage =>
  findLanguage(readStored()) ??
  navigator.languages.map(findLanguage).find((language) => language !== undefined) ??
  consoleLanguages[0];

/** Stores the language for the next visit. If the browser blocks storage, the choice is not stored. */
export const storeLanguage = ({ bcp47 }: ConsoleLanguage): void => {
  try {
    localStorage.setItem(storageKey, bcp47);
  } catch {
    // The browser blocks storage, so the language is used only until the page is closed.
  }
};
