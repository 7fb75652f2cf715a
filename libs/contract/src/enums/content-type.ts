/** Codes for the types of announcements, for example `B` for a banner of the home page and `PU` for a pop-up. */
export const ContentType = { Agent: 'A', Player: 'PL', Banner: 'B', PopUp: 'PU', Promotion: 'PR', Home: 'H' } as const;
export type ContentType = (typeof ContentType)[keyof typeof ContentType];
