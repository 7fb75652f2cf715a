import { useTexts } from '../i18n/use-texts.ts';

/**
 * Returns a function that names a version of a brand by its number. Version 0 is the brand file of the server, as it was
 * before the first release.
 */
export const useVersionName = (): ((version: number) => string) => {
  const t = useTexts('studio');
  return (version) => (version === 0 ? t('brand.fileVersion') : t('brand.version', { number: version }));
};
