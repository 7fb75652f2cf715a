import { capturePrerenderedRegions } from '@livery/kit/prerender/prerendered';

const isHidden = () => document.documentElement.dataset.shell === 'hidden';

/** Returns true if the visitor sees the prerendered home page. */
export const isShellVisible = (): boolean => !isHidden() && document.querySelector('[data-region]') !== null;

/**
 * Lets the app replace the prerendered page. Each visible prerendered region stays until the app renders its own
 * version of the region. Hidden regions are removed.
 */
export const takeOverShell = (): void => {
  if (!isHidden()) capturePrerenderedRegions(document);
  delete document.documentElement.dataset.shell;
};
