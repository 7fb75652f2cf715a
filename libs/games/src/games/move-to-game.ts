import type { MouseEvent } from 'react';

/** The id of the game's screen. */
export const gameScreen = 'game-screen';

/** The page stands still until the game's screen is drawn, but no longer than this. Milliseconds. */
const drawingMs = 250;

/** Opens a game from its tile; the artwork grows into the game's screen where the browser can and the member wants motion. */
export const moveToGame = (event: MouseEvent<HTMLElement>, open: () => void): void => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const art = event.currentTarget.querySelector('img');
  if (!art || !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return open();
  art.style.viewTransitionName = 'game';
  const transition = document.startViewTransition(() => {
    open();
    return screenDrawn();
  });
  // Skipped where the page is hidden meanwhile: the game is open all the same.
  void transition.finished.finally(() => (art.style.viewTransitionName = '')).catch(() => undefined);
};

const screenDrawn = () =>
  new Promise<void>((resolve) => {
    const finish = () => {
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(() => document.getElementById(gameScreen) && finish());
    observer.observe(document.body, { childList: true, subtree: true });
    setTimeout(finish, drawingMs);
  });
