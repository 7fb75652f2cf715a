import type { BrandRuntime } from '@livery/merchant/runtime';
import { toInlineScript } from './inline-script.ts';

/**
 * Returns the inline script that handles input on the prerendered page before the app has loaded.
 *
 * A tap on a category tab selects the tab and writes the category to the query of the URL. The app reads the query
 * when it starts. The script also fires `popstate`, so that an app that already runs reads the query again.
 *
 * The script also stores the last tap on a button. When the app replaces the prerendered button,
 * `withPrerenderHandoff` clicks the matching button of the app.
 *
 * If the app replaces a button or link between mousedown and mouseup, the browser fires no click. In this case, the
 * script dispatches the click. The script does not affect elements that the app has rendered.
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
    // Without `preventDefault` the browser would reload the page, and the entered text would be lost. When the
    // visitor presses the Enter key, the browser also clicks the form's button. The listener above stores this click
    // like a tap.
    addEventListener('submit', (event) => {
      if ((event.target as Element).closest('[data-region]')) event.preventDefault();
    });
  }, categories);
