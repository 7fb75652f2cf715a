import { homeAliases, paths } from '@livery/kit/paths';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { toInlineScript } from './inline-script.ts';

/**
 * Returns the script that must run before the shell is painted. It uses the brand's own fonts if `cacheBrandFonts` has
 * stored them on the device as a style sheet that begins with `fontsMarker`. It hides the shell unless the visitor
 * opens the home in the brand's default language.
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
        // Storage is blocked, so no language was chosen.
      }
      if (!homePaths.includes(location.pathname) || (chosenLanguage && chosenLanguage !== language))
        root.dataset.shell = 'hidden';
    },
    { homePaths: [paths.home, ...homeAliases] as readonly string[], language: defaultLanguage, marker: fontsMarker },
  );
