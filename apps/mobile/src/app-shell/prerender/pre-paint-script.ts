import { homeAliases, paths } from '@livery/kit/paths';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { toInlineScript } from './inline-script.ts';

/**
 * Returns the inline script that runs before the first paint.
 *
 * The script applies the style sheet of the brand's fonts that `cacheBrandFonts` has stored on the device. It ignores a
 * stored style sheet that does not begin with `fontsMarker`, because that style sheet is out of date.
 *
 * The script also hides the prerendered home page in three cases: the URL is another page, the visitor's language is
 * not the brand's default, or the member has a break from play. During a break, a member must not see the promotions on
 * this page. The component `BreakSync` stores the end of the break.
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
        // The browser blocks the storage. Then the storage has neither a selected language nor a break from play, so
        // the prerendered page may be shown.
      }
      if (isHidden) root.dataset.shell = 'hidden';
    },
    { homePaths: [paths.home, ...homeAliases] as readonly string[], language: defaultLanguage, marker: fontsMarker },
  );
