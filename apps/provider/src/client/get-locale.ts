/**
 * Returns the locale for numbers and times. The digits are Latin in every language, so that all digits have the same
 * width.
 */
export const getLocale = (language: string): string => `${language}-u-nu-latn`;
