/** BCP 47 tags of the supported languages, by the language code in the launch URL. Both TY and TL select Filipino. */
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

/** Returns the BCP 47 language tag of the page. English for an unsupported language. */
export const toPageLanguage = (wireCode: string | undefined): string =>
  languages[wireCode?.toUpperCase() ?? ''] ?? 'en';

export const isRightToLeft = (language: string): boolean => language === 'ar' || language === 'fa';
