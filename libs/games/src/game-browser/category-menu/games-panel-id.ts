/** The id of the panel that the category menu fills. */
export const gamesPanelId = 'games';
