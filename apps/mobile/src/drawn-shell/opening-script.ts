import { homeAliases, paths } from '@livery/kit/paths';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { scriptText } from './script-text.ts';

/**
 * What must be known before the shell is painted. The brand's own faces are
 * used where `keepFaces` has them on the device. The shell is for a visitor who
 * opens the home in the brand's own language: any other does not see it.
 */
export const openingScript = ({ defaultLanguage }: BrandRuntime): string =>
  scriptText(
    ({ homes, language }) => {
      const root = document.documentElement;
      const faces = document.getElementById('faces') as HTMLStyleElement | null;
      let chosen: string | null = null;
      try {
        chosen = localStorage.getItem('livery.language');
        if (faces && localStorage.getItem('livery.faces') === faces.textContent) faces.media = 'all';
      } catch {
        // Storage is refused: nothing was chosen.
      }
      if (!homes.includes(location.pathname) || (chosen && chosen !== language)) root.dataset.shell = 'hidden';
    },
    { homes: [paths.home, ...homeAliases] as readonly string[], language: defaultLanguage },
  );
