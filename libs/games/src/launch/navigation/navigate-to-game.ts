import type { MouseEvent } from 'react';

/** The id of the game's screen. */
export const gameScreenId = 'game-screen';

/** Max milliseconds that the old page is shown while the game's screen renders. */
const maxWaitMs = 250;

/**
 * Opens a game from its tile. The artwork animates into the game's screen if the browser supports it and the visitor
 * allows motion.
 */
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
  // Rejected if the page gets hidden meanwhile. The game opens anyway.
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
