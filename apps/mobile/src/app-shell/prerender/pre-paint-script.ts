import { homeAliases, paths } from '@livery/kit/paths';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { toInlineScript } from './inline-script.ts';

/**
 * What must be known before the shell is painted. The brand's own faces are
 * used where `keepFaces` has them on the device, in the sheet that begins with
 * `facesMark`. The shell is for a visitor who opens the home in the brand's own
 * language: any other does not see it.
 */
export const prePaintScript = ({ defaultLanguage }: BrandRuntime, fontsMarker: string): string =>
  toInlineScript(
    ({ homePaths, language, marker }) => {
      const root = document.documentElement;
      let chosenLanguage: string | null = null;
      try {
        chosenLanguage = localStorage.getItem('livery.language');
        const fontCss = localStorage.getItem('livery.faces');
        if (marker && fontCss?.startsWith(marker)) {
          const style = document.createElement('style');
          style.id = 'faces';
          style.textContent = fontCss;
          document.head.append(style);
        }
      } catch {
        // Storage is refused: nothing was chosen.
      }
      if (!homePaths.includes(location.pathname) || (chosenLanguage && chosenLanguage !== language))
        root.dataset.shell = 'hidden';
    },
    { homePaths: [paths.home, ...homeAliases] as readonly string[], language: defaultLanguage, marker: fontsMarker },
  );
