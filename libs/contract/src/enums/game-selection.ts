/** Values of the game list filter besides the game classes. */
export const GameSelection = { New: 'NEW', Favourite: 'FAV', All: 'ALL', Hot: 'HOT' } as const;
export type GameSelection = (typeof GameSelection)[keyof typeof GameSelection];
