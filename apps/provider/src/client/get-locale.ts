/**
 * Returns the locale for numbers and times. Spanish is Latin American, as on the embedding page, so that both pages
 * show a balance in the same format. The digits are Latin in every language, so that all digits have the same width.
 */
export const getLocale = (language: string): string => `${language === 'es' ? 'es-419' : language}-u-nu-latn`;
