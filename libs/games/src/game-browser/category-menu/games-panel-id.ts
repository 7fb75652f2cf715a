/** Element id of the panel that the category menu controls. */
export const gamesPanelId = 'games';
