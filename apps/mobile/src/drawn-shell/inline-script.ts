import { homeAliases, paths } from '@livery/kit/paths';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { scriptText } from './script-text.ts';

/**
 * What the drawn shell can do before the app is there. The brand's own faces
 * are used where `keepFaces` has them on the device. The shell is for a visitor who
 * opens the home in the brand's own language: any other does not see it. The
 * first tap on a category selects it and writes it into the address, where the
 * app finds it. Everything ends when the app aborts `__shell`.
 */
export const shellScript = ({ defaultLanguage, categories }: BrandRuntime): string =>
  scriptText(
    ({ homes, language, ids }) => {
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
      const shell = new AbortController();
      (globalThis as { __shell?: AbortController }).__shell = shell;
      addEventListener(
        'click',
        (event) => {
          const tab = (event.target as Element).closest('[role=tab]');
          if (!tab?.parentElement) return;
          const tabs = [...tab.parentElement.querySelectorAll<HTMLElement>('[role=tab]')];
          for (const each of tabs) {
            each.setAttribute('aria-selected', String(each === tab));
            each.dataset.selected = String(each === tab);
          }
          history.replaceState(history.state, '', `?category=${ids[tabs.indexOf(tab as HTMLElement)]}`);
        },
        { signal: shell.signal },
      );
    },
    { homes: [paths.home, ...homeAliases] as readonly string[], language: defaultLanguage, ids: categories },
  );
