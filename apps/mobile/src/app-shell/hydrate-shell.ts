import { capturePrerenderedRegions } from '@livery/kit/prerender/prerendered';

const isHidden = () => document.documentElement.dataset.shell === 'hidden';

/** Returns true if the visitor sees the prerendered home page. */
export const isShellVisible = (): boolean => !isHidden() && document.querySelector('[data-region]') !== null;

/**
 * Hands the page over to the app. If the prerendered regions are visible, each one stays until the app renders its own
 * version. If they are hidden, they are removed.
 */
export const takeOverShell = (): void => {
  if (!isHidden()) capturePrerenderedRegions(document);
  delete document.documentElement.dataset.shell;
};
