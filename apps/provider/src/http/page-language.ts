/** The wire's language codes that the game is written in, as BCP 47. TL is Tagalog as well. */
const languages: Readonly<Record<string, string>> = {
  EN: 'en',
  TY: 'fil',
  TL: 'fil',
  VI: 'vi',
  ES: 'es',
  PT: 'pt',
  AR: 'ar',
  FA: 'fa',
};

/** English for a language that the game is not written in. */
export const toPageLanguage = (wireCode: string | undefined): string =>
  languages[wireCode?.toUpperCase() ?? ''] ?? 'en';

export const isRightToLeft = (language: string): boolean => language === 'ar' || language === 'fa';
