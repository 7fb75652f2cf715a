import { createStoredFlag } from '../../../client/session/stored-flag.ts';
import type { CrashLayout } from './crash-layout.ts';

export interface SecondPanel {
  readonly isShown: () => boolean;
  /**
   * Updates the page. A panel that is in use is always shown, and cannot be collapsed, because the player must be able
   * to cash out.
   */
  readonly refresh: () => void;
}

/** Creates the switch that shows or collapses the second bet panel. The device remembers the choice of the player. */
export const createSecondPanel = (page: CrashLayout, isInUse: () => boolean): SecondPanel => {
  const isCollapsed = createStoredFlag('livery.crash.oneBet');
  const isShown = (): boolean => !isCollapsed.isSet() || isInUse();
  const refresh = (): void => {
    const { secondToggle, panels } = page;
    panels[1].element.hidden = !isShown();
    secondToggle.setAttribute('aria-pressed', String(isShown()));
    secondToggle.disabled = isInUse();
  };
  page.secondToggle.addEventListener('click', () => {
    isCollapsed.set(!isCollapsed.isSet());
    refresh();
  });
  return { isShown, refresh };
};
