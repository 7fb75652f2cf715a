import type { PreviewPlace } from '../model/preview-place.ts';

const createScreenPlace =
  (visitor: PreviewPlace['visitor']) =>
  (path: string): PreviewPlace => ({ path, visitor, target: { kind: 'screen' } });

/** Returns the place of a screen as a guest sees it. `path` is the URL path of the screen, such as `/m/login`. */
export const asGuest = createScreenPlace('guest');
/** Returns the place of a screen as a member sees it. */
export const asMember = createScreenPlace('member');
/** Returns the place of a screen as an agent sees it. */
export const asAgent = createScreenPlace('agent');
