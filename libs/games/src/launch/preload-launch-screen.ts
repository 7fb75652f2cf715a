let isRequested = false;

/** Brings the game's screen while the finger is still on the tile. A failed fetch is left to the launch itself, which says so. */
export const preloadLaunchScreen = (): void => {
  if (isRequested) return;
  isRequested = true;
  import('./launch-screen.tsx').catch(() => (isRequested = false));
};
