import { capturePrerenderedRegions } from '@livery/kit/prerender/prerendered';

const isHidden = () => document.documentElement.dataset.shell === 'hidden';

/** The visitor sees the drawn home: it may stand in for what is still on its way. */
export const isShellVisible = (): boolean => !isHidden() && document.querySelector('[data-drawn]') !== null;

/** The app takes over: what was drawn and seen is kept for as long as the app's own is not here, and what was hidden is gone. */
export const takeOverShell = (): void => {
  if (!isHidden()) capturePrerenderedRegions(document);
  delete document.documentElement.dataset.shell;
};
