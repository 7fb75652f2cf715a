/**
 * Query for all announcements of the home page. The carousel, the announcement bar and the page with all announcements
 * share this request.
 */
export const homeAnnouncementsQuery = { types: 'B,PL,PU,H', groupName: 'm_home', platform: 'M' } as const;
