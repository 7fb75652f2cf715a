/** What of a list is selected, beside a class of games. */
export const GameSelection = { New: 'NEW', Favourite: 'FAV', All: 'ALL', Hot: 'HOT' } as const;
export type GameSelection = (typeof GameSelection)[keyof typeof GameSelection];
