import type { BrandLanguage } from '@livery/merchant/languages';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../brand/brand.ts';

export const useLanguage = (): BrandLanguage => {
  const { languages } = useBrand();
  const { i18n } = useTranslation();
  return languages.find((language) => language.bcp47 === i18n.language) ?? languages[0]!;
};
