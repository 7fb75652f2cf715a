import type { PreviewPlace } from '../model/preview-place.ts';

const createScreenPlace =
  (visitor: PreviewPlace['visitor']) =>
  (path: string): PreviewPlace => ({ path, visitor, target: { kind: 'screen' } });

/**
 * Returns the parameters with which the preview shows a screen to a guest. `path` is the URL path of the screen, such
 * as `/m/login`.
 */
export const asGuest = createScreenPlace('guest');
/** Returns the parameters with which the preview shows a screen to a member. */
export const asMember = createScreenPlace('member');
/** Returns the parameters with which the preview shows a screen to an agent. */
export const asAgent = createScreenPlace('agent');
