let isRequested = false;

/** Loads the game's screen while the finger is still on the tile. If it fails, the launch itself shows the error. */
export const preloadLaunchScreen = (): void => {
  if (isRequested) return;
  isRequested = true;
  import('./launch-screen.tsx').catch(() => (isRequested = false));
};
