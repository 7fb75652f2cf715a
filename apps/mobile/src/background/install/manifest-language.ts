import { useBrand } from '@livery/kit/brand';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { useEffect } from 'react';

/**
 * Links the page to the web manifest in the member's language. The install dialog and the menu of the installed app
 * then use this language. Renders nothing.
 */
export const ManifestLanguage = (): null => {
  const { code } = useLanguage();
  const { defaultLanguage } = useBrand();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const path = code === defaultLanguage ? '/manifest.webmanifest' : `/manifests/${code}.webmanifest`;
    if (link && link.getAttribute('href') !== path) link.href = path;
  }, [code, defaultLanguage]);
  return null;
};
