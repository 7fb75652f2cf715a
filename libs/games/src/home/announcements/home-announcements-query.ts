/** Query for banners, notices, popups and texts of the home. One request serves the carousel, the bar and the list. */
export const homeAnnouncementsQuery = { types: 'B,PL,PU,H', groupName: 'm_home', platform: 'M' } as const;
