import type { BrandRuntime } from '@livery/merchant/runtime';
import { toInlineScript } from './inline-script.ts';

/**
 * Returns the inline script that handles input on the prerendered page before the app has loaded.
 *
 * A tap on a category tab selects the tab and writes the category to the query of the URL. The app reads the query when
 * it starts. The script also fires `popstate`, so that an app that has already started reads the query again.
 *
 * The script stores the last tapped button of the prerendered page. When the app replaces this button,
 * `withPrerenderHandoff` clicks the matching button of the app.
 *
 * The app can replace a button or link between mousedown and mouseup. The browser then fires no click, so the script
 * fires the click itself. The script does not handle input on elements that the app has rendered.
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
      // If the browser fires a click itself, it does so directly after mouseup. The listener of that click clears
      // `pressedElement`. The timeout runs later, so no second click is fired in this case.
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
    // Without `preventDefault`, a submitted form would reload the page, and the entered text would be lost. The app
    // gets the form later: the Enter key also clicks the form's button, and the click listener above stores this click.
    addEventListener('submit', (event) => {
      if ((event.target as Element).closest('[data-region]')) event.preventDefault();
    });
  }, categories);
