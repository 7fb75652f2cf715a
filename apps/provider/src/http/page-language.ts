/** Supported languages as BCP 47, by the wire's language codes. TL is Tagalog too. */
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

/** BCP 47 language of the page. English for an unsupported language. */
export const toPageLanguage = (wireCode: string | undefined): string =>
  languages[wireCode?.toUpperCase() ?? ''] ?? 'en';

export const isRightToLeft = (language: string): boolean => language === 'ar' || language === 'fa';
