import type { BrandRuntime } from '@livery/merchant/runtime';
import { toInlineScript } from './inline-script.ts';

/**
 * What the drawn shell can do before the app is there: a tap on a category
 * selects it and writes it into the address, where the app finds it, or is
 * told where it runs already. Any other button that was tapped last is kept
 * in `__tapped` for the app's own part, which goes on with it (`takingOver`).
 * A press of the mouse that began on the drawn page and ended on the app's is
 * no click for the browser, and is one here. It has no say in what the app draws.
 */
export const earlyInteractionScript = ({ categories }: BrandRuntime): string =>
  toInlineScript((ids) => {
    let pressedElement: HTMLElement | null;
    addEventListener(
      'mousedown',
      ({ target, button }) =>
        (pressedElement = button ? null : (target as Element).closest<HTMLElement>('[data-drawn] :is(a,button)')),
    );
    addEventListener('mouseup', (event) => {
      const releasedElement = (event.target as Element).closest<HTMLElement>('a,button');
      // The browser's own click, if it comes, comes before that.
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
      const button = (target as Element).closest<HTMLElement>('[data-drawn] button');
      (globalThis as { __tapped?: Element | null }).__tapped = button;
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
    // The browser would open the page anew, and what was typed would be gone. Enter counts as a tap on the form's button.
    addEventListener('submit', (event) => {
      if ((event.target as Element).closest('[data-drawn]')) event.preventDefault();
    });
  }, categories);
