/**
 * The locale that figures and times of a page in a language are written in: the one of the page around the game, whose
 * Spanish is America's, so that a balance reads the same in both; with Latin digits in every language, as on the games'
 * own paytables: figures that race must keep their width.
 */
export const getLocale = (language: string): string => `${language === 'es' ? 'es-419' : language}-u-nu-latn`;
