import type { BrandRuntime } from '@livery/merchant/runtime';
import { toInlineScript } from './inline-script.ts';

/**
 * Returns the script that handles input on the prerendered shell before the app has loaded. A tap on a category selects
 * it and writes it to the address. The app reads it from there, or receives a `popstate` event if it already runs. The
 * last tap on any other button is stored in the page state, and `withPrerenderHandoff` replays it on the app's own element.
 * If the app replaces the element between mousedown and mouseup, the browser fires no click, so this script dispatches
 * one. The script does not affect elements that the app renders.
 */
export const earlyInteractionScript = ({ categories }: BrandRuntime): string =>
  toInlineScript((ids) => {
    let pressedElement: HTMLElement | null;
    addEventListener(
      'mousedown',
      ({ target, button }) =>
        (pressedElement = button ? null : (target as Element).closest<HTMLElement>('[data-region] :is(a,button)')),
    );
    addEventListener('mouseup', (event) => {
      const releasedElement = (event.target as Element).closest<HTMLElement>('a,button');
      // The browser's own click, if there is one, fires before the timeout.
      setTimeout(() => {
        if (
          releasedElement &&
          pressedElement &&
          releasedElement.ariaLabel === pressedElement.ariaLabel &&
          releasedElement.textContent === pressedElement.textContent
        )
          releasedElement.dispatchEvent(new MouseEvent('click', event));
      });
    });
    addEventListener('click', ({ target }) => {
      pressedElement = null;
      const button = (target as Element).closest<HTMLElement>('[data-region] button');
      (globalThis.__livery ??= {}).pendingClick = button;
      const tabs = [...(button?.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
      for (const each of tabs) {
        each.setAttribute('aria-selected', String(each === button));
        each.dataset.selected = String(each === button);
        each.tabIndex = each === button ? 0 : -1;
      }
      if (!tabs[0]) return;
      history.replaceState(history.state, '', `?category=${ids[tabs.indexOf(button!)]}`);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    // The browser would reload the page, and the typed text would be lost. Enter counts as a tap on the form's button.
    addEventListener('submit', (event) => {
      if ((event.target as Element).closest('[data-region]')) event.preventDefault();
    });
  }, categories);
