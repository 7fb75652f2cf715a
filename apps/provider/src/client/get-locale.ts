/**
 * Locale for numbers and times on a page. Spanish is Latin American, as on the embedding page, so that a balance looks
 * the same on both. Digits are Latin in every language, as on the paytables, so that animated numbers have a constant
 * width.
 */
export const getLocale = (language: string): string => `${language === 'es' ? 'es-419' : language}-u-nu-latn`;
