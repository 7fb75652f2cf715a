import type { BrandLanguage } from '@livery/merchant/languages';
import type { i18n } from 'i18next';
import { deviceStorage } from '../storage/storage.ts';
import { languageStorageKey } from './i18n.ts';
import { loadDeferredTranslations } from './deferred-translations.ts';

/**
 * Changes the language of the page without a reload and stores the choice. Rejects if the translations cannot be
 * loaded. In this case, the page stays in its current language.
 */
export const chooseLanguage = async (instance: i18n, { bcp47, code }: BrandLanguage): Promise<void> => {
  const isMissing = (namespace: string) => !instance.hasResourceBundle(bcp47, namespace);
  // Loads only the namespaces that the page uses now. If the page needs another namespace before the load ends,
  // `changeLanguage` below loads it.
  const missingNamespaces = [instance.options.ns ?? []].flat().filter(isMissing);
  await instance.reloadResources([bcp47], missingNamespaces);
  await loadDeferredTranslations();
  if (missingNamespaces.some(isMissing)) throw new Error(`The texts in ${code} could not be loaded`);
  await instance.changeLanguage(bcp47);
  deviceStorage.set(languageStorageKey, code);
};
