/**
 * Codes of the filters for all, new, popular and favourite games. The same parameter of the game list also accepts game
 * classes, such as `CLASSIC`.
 */
export const GameSelection = { New: 'NEW', Favourite: 'FAV', All: 'ALL', Hot: 'HOT' } as const;
export type GameSelection = (typeof GameSelection)[keyof typeof GameSelection];
