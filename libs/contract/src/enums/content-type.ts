/** Content types of announcements: Agent, Player, Banner, Pop-up, Promotion, Home. */
export const ContentType = { Agent: 'A', Player: 'PL', Banner: 'B', PopUp: 'PU', Promotion: 'PR', Home: 'H' } as const;
export type ContentType = (typeof ContentType)[keyof typeof ContentType];
