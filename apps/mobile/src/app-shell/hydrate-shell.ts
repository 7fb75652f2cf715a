import { capturePrerenderedRegions } from '@livery/kit/prerender/prerendered';

const isHidden = () => document.documentElement.dataset.shell === 'hidden';

/** Returns true if the visitor sees the prerendered home page. */
export const isShellVisible = (): boolean => !isHidden() && document.querySelector('[data-region]') !== null;

/**
 * Prepares the replacement of the prerendered page by the app. If the prerendered page is visible, each region of it, X
 */
export const takeOverShell = (): void => {
  if (!isHidden()) capturePrerenderedRegions(document);
  delete document.documentElement.dataset.shell;
};
