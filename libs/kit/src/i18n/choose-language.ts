import type { BrandLanguage } from '@livery/merchant/languages';
import type { i18n } from 'i18next';
import { deviceStorage } from '../storage/storage.ts';
import { chosenKey } from './i18n.ts';
import { restOfTexts } from './rest-of-texts.ts';

/** Changes the language of the page without a reload, and remembers it. Rejects, and changes nothing, where its texts do not come. */
export const chooseLanguage = async (instance: i18n, { bcp47, code }: BrandLanguage): Promise<void> => {
  const isLacking = (namespace: string) => !instance.hasResourceBundle(bcp47, namespace);
  // Those of now: what a screen asks for meanwhile comes with the change itself.
  const asked = [instance.options.ns ?? []].flat().filter(isLacking);
  await instance.reloadResources([bcp47], asked);
  await restOfTexts();
  if (asked.some(isLacking)) throw new Error(`The texts in ${code} did not come`);
  await instance.changeLanguage(bcp47);
  deviceStorage.set(chosenKey, code);
};
