import type { BrandLanguage } from '@livery/merchant/languages';
import type { i18n } from 'i18next';
import { deviceStorage } from '../storage/storage.ts';
import { chosenKey } from './i18n.ts';
import { restOfTexts } from './rest-of-texts.ts';

/** Changes the language of the page without a reload, and remembers it. Rejects, and changes nothing, where its texts do not come. */
export const chooseLanguage = async (instance: i18n, { bcp47, code }: BrandLanguage): Promise<void> => {
  const lacking = () => [instance.options.ns ?? []].flat().filter((namespace) => !instance.hasResourceBundle(bcp47, namespace));
  await instance.reloadResources([bcp47], lacking());
  await restOfTexts();
  if (lacking().length > 0) throw new Error(`The texts in ${code} did not come`);
  await instance.changeLanguage(bcp47);
  deviceStorage.set(chosenKey, code);
};
