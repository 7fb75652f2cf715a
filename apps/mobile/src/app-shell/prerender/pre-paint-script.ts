import { homeAliases, paths } from '@livery/kit/paths';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { toInlineScript } from './inline-script.ts';

/**
 * Returns the inline script that runs before the first paint. It applies the style sheet of the brand's fonts if
 * `cacheBrandFonts` has stored it on the device. A stored style sheet is valid if it begins with `fontsMarker`. The
 * script also hides the prerendered home page if the visitor opens another page, uses another language than the brand's
 * default, or has a break from play. The page shows promotions, which a member must not see during a break. `BreakSync`
 * stores the end of the break.
 */
export const prePaintScript = ({ defaultLanguage }: BrandRuntime, fontsMarker: string): string =>
  toInlineScript(
    ({ homePaths, language, marker }) => {
      const root = document.documentElement;
      let isHidden = !homePaths.includes(location.pathname);
      try {
        isHidden ||=
          (localStorage.getItem('livery.language') || language) !== language ||
          localStorage.getItem('livery.pause')! > new Date().toJSON();
        const fontCss = localStorage.getItem('livery.faces');
        if (marker && fontCss?.startsWith(marker)) {
          const style = document.createElement('style');
          style.id = 'faces';
          style.textContent = fontCss;
          document.head.append(style);
        }
      } catch {
        // If the storage is blocked, the visitor has neither chosen a language nor stored a break.
      }
      if (isHidden) root.dataset.shell = 'hidden';
    },
    { homePaths: [paths.home, ...homeAliases] as readonly string[], language: defaultLanguage, marker: fontsMarker },
  );
