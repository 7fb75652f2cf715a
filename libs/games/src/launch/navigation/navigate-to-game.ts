import type { MouseEvent } from 'react';

/** The id of the game's screen. */
export const gameScreenId = 'game-screen';

/** The page stands still until the game's screen is drawn, but no longer than this. Milliseconds. */
const maxWaitMs = 250;

/** Opens a game from its tile; the artwork grows into the game's screen where the browser can and the member wants motion. */
export const navigateWithTransition = (event: MouseEvent<HTMLElement>, navigate: () => void): void => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const image = event.currentTarget.querySelector('img');
  if (!image || !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return navigate();
  image.style.viewTransitionName = 'game';
  const transition = document.startViewTransition(() => {
    navigate();
    return waitForGameScreen();
  });
  // Skipped where the page is hidden meanwhile: the game is open all the same.
  void transition.finished.finally(() => (image.style.viewTransitionName = '')).catch(() => undefined);
};

const waitForGameScreen = () =>
  new Promise<void>((resolve) => {
    const finish = () => {
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(() => document.getElementById(gameScreenId) && finish());
    observer.observe(document.body, { childList: true, subtree: true });
    setTimeout(finish, maxWaitMs);
  });
