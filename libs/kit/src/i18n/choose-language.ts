import type { BrandLanguage } from '@livery/merchant/languages';
import type { i18n } from 'i18next';
import { deviceStorage } from '../storage/storage.ts';
import { chosenKey } from './i18n.ts';

/** Changes the language of the page without a reload, and remembers it. */
export const chooseLanguage = async (instance: i18n, language: BrandLanguage): Promise<void> => {
  await instance.changeLanguage(language.bcp47);
  deviceStorage.set(chosenKey, language.code);
};
