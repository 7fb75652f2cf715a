/** BCP 47 language tags by the language code in the launch URL. TY and TL both stand for Filipino. */
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

/** Returns the BCP 47 language tag for a language code of the launch URL. The default is English. */
export const toPageLanguage = (wireCode: string | undefined): string =>
  languages[wireCode?.toUpperCase() ?? ''] ?? 'en';

export const isRightToLeft = (language: string): boolean => language === 'ar' || language === 'fa';
