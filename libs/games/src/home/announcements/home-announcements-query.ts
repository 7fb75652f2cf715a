/**
 * Request parameters for all announcements of the home page. `types` contains the codes of four content types (see
 * `ContentType`): banners, announcements for players, popups and announcements of the home page. The carousel, the
 * announcement bar and the page with all announcements share this request.
 */
export const homeAnnouncementsQuery = { types: 'B,PL,PU,H', groupName: 'm_home', platform: 'M' } as const;
