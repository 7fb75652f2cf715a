import type { MouseEvent } from 'react';

/** Element id of the container of the launched game's page. */
export const gameScreenId = 'game-screen';

/** Max milliseconds for which the old page stays visible while the page with the game renders. */
const maxWaitMs = 250;

/**
 * Opens a game from its tile. The tile's image animates into the page with the game. There is no animation if the
 * browser does not support view transitions, or if the visitor prefers reduced motion.
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
  // The promise is rejected if the page becomes hidden during the animation. The game opens in any case.
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
