import { keepDrawn } from '@livery/kit/drawn';

const isHidden = () => document.documentElement.dataset.shell === 'hidden';

/** The visitor sees the drawn home: it may stand in for what is still on its way. */
export const isShellShown = (): boolean => !isHidden() && document.querySelector('[data-drawn]') !== null;

/** The app takes over: what was drawn and seen is kept for as long as the app's own is not here, and what was hidden is gone. */
export const leaveShell = (): void => {
  if (!isHidden()) keepDrawn(document);
  delete document.documentElement.dataset.shell;
};
