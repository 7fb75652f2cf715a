import type { BrandRuntime } from '@livery/merchant/runtime';
import { scriptText } from './script-text.ts';

/**
 * What the drawn shell can do before the app is there: the first tap on a
 * category selects it and writes it into the address, where the app finds it,
 * or is told where it runs already. It ends when the app aborts `__shell`.
 */
export const firstTapScript = ({ categories }: BrandRuntime): string =>
  scriptText((ids) => {
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
          each.tabIndex = each === tab ? 0 : -1;
        }
        history.replaceState(history.state, '', `?category=${ids[tabs.indexOf(tab as HTMLElement)]}`);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      },
      { signal: shell.signal },
    );
  }, categories);
