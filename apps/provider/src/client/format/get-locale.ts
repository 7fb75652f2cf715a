/**
 * Returns the locale for numbers and times. The digits are Latin in every language, so that all digits have the same
 * width.
 */
export const getLocale = (language: string): string => `${language}-u-nu-latn`;

/**
 * Returns the locale for dates. Chromium has no date formats for some languages and would use English dates. In these
 * languages, a date has only digits, in the order day, month, year, as on the embedding page.
 */
export const getDateLocale = (language: string): string =>
  hasDateNames(language) ? getLocale(language) : 'pt-PT-u-nu-latn';

/** Returns false if browsers do not know the names of days and months in the language. */
export const hasDateNames = (language: string): boolean => !/^(km|lo|my|ne|uz)$/.test(language);
