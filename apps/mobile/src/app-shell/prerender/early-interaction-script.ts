import type { BrandRuntime } from '@livery/merchant/runtime';
import { toInlineScript } from './inline-script.ts';

/**
 * Returns the inline script that handles input on the prerendered page before the app has loaded. A tap on a category
 * selects the category and writes it to the address. The app reads the address when it starts. If the app already runs,
 * it receives a `popstate` event.
 *
 * For any other button, the script stores the last tap, and `withPrerenderHandoff` repeats the tap on the app's button.
 *
 * If the app replaces a button between mousedown and mouseup, the browser fires no click, so the script dispatches one.
 * The script does not affect elements that the app has rendered.
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
      // The timeout waits for the browser's own click. That click clears `pressedElement`, so that no second click is
      // dispatched.
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
    // Without `preventDefault` the browser would reload the page and lose the entered text. The Enter key also clicks
    // the form's button, and that click is stored like a tap.
    addEventListener('submit', (event) => {
      if ((event.target as Element).closest('[data-region]')) event.preventDefault();
    });
  }, categories);
