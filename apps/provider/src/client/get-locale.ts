/**
 * Returns the locale for numbers and times. The digits are Latin in every language, so that all digits have the same
 * width.
 */
export const getLocale = (language: string): string => `${language}-u-nu-latn`;

/**
 * Returns the locale for dates. Chromium has no dates in some languages and would write English ones. In these, dates
 * consist of digits in the order of the day, the month and the year, as on the embedding page.
 */
export const getDateLocale = (language: string): string =>
  hasDateNames(language) ? getLocale(language) : 'pt-PT-u-nu-latn';

/** False for a language in which browsers do not know the names of days and months. */
export const hasDateNames = (language: string): boolean => !/^(km|lo|my|ne|uz)$/.test(language);
