/** Banners, notices, pop-ups and texts of the home: one call serves the carousel, the strip and the list. */
export const homeAnnouncementsQuery = { types: 'B,PL,PU,H', groupName: 'm_home', platform: 'M' } as const;
