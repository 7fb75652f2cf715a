import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';

/** The browser's picture of the new screen is taken when its code, loaded before, has had a moment to draw. Milliseconds. */
const drawingMs = 50;

/** Opens a game from its tile; the artwork grows into the game's screen where the browser can and the member wants motion. */
export const moveToGame = (event: MouseEvent<HTMLElement>, open: () => void): void => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const art = event.currentTarget.querySelector('img');
  if (!art || !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return open();
  art.style.viewTransitionName = 'game';
  const drawn = document.startViewTransition(() => {
    flushSync(open);
    return new Promise((resolve) => setTimeout(resolve, drawingMs));
  });
  // Skipped where the page is hidden meanwhile: the game is open all the same.
  void drawn.finished.finally(() => (art.style.viewTransitionName = '')).catch(() => undefined);
};
