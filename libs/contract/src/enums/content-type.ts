/**
 * Codes for the types of announcements. The type decides the place of an announcement in the app, e.g. a banner or a
 * pop-up.
 */
export const ContentType = { Agent: 'A', Player: 'PL', Banner: 'B', PopUp: 'PU', Promotion: 'PR', Home: 'H' } as const;
export type ContentType = (typeof ContentType)[keyof typeof ContentType];
