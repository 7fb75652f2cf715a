import { homeAliases, paths } from '@livery/kit/paths';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { scriptText } from './script-text.ts';

/**
 * What must be known before the shell is painted. The brand's own faces are
 * used where `keepFaces` has them on the device, in the sheet that begins with
 * `facesMark`. The shell is for a visitor who opens the home in the brand's own
 * language: any other does not see it.
 */
export const openingScript = ({ defaultLanguage }: BrandRuntime, facesMark: string): string =>
  scriptText(
    ({ homes, language, mark }) => {
      const root = document.documentElement;
      let chosen: string | null = null;
      try {
        chosen = localStorage.getItem('livery.language');
        const faces = localStorage.getItem('livery.faces');
        if (mark && faces?.startsWith(mark)) {
          const style = document.createElement('style');
          style.id = 'faces';
          style.textContent = faces;
          document.head.append(style);
        }
      } catch {
        // Storage is refused: nothing was chosen.
      }
      if (!homes.includes(location.pathname) || (chosen && chosen !== language)) root.dataset.shell = 'hidden';
    },
    { homes: [paths.home, ...homeAliases] as readonly string[], language: defaultLanguage, mark: facesMark },
  );
