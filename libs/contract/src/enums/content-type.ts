/**
 * Codes for the types of announcements. The type decides if the app shows the announcement as a banner, as a pop-up or
 * in another form.
 */
export const ContentType = { Agent: 'A', Player: 'PL', Banner: 'B', PopUp: 'PU', Promotion: 'PR', Home: 'H' } as const;
export type ContentType = (typeof ContentType)[keyof typeof ContentType];
