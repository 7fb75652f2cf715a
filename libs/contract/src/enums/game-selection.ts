/** Filters of a game list, other than a game class. */
export const GameSelection = { New: 'NEW', Favourite: 'FAV', All: 'ALL', Hot: 'HOT' } as const;
export type GameSelection = (typeof GameSelection)[keyof typeof GameSelection];
