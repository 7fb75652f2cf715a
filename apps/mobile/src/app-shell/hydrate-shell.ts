import { capturePrerenderedRegions } from '@livery/kit/prerender/prerendered';

const isHidden = () => document.documentElement.dataset.shell === 'hidden';

/** Returns true if the visitor sees the prerendered home, which is then shown until the app has loaded. */
export const isShellVisible = (): boolean => !isHidden() && document.querySelector('[data-region]') !== null;

/**
 * Hands the page over to the app. Visible prerendered regions remain until the app's own have loaded. Hidden ones are
 * removed.
 */
export const takeOverShell = (): void => {
  if (!isHidden()) capturePrerenderedRegions(document);
  delete document.documentElement.dataset.shell;
};
