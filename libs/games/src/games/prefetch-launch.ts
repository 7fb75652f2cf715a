let isAsked = false;

/** Brings the game's screen while the finger is still on the tile. A failed fetch is left to the launch itself, which says so. */
export const prefetchLaunch = (): void => {
  if (isAsked) return;
  isAsked = true;
  import('../launch/launch-screen.tsx').catch(() => (isAsked = false));
};
