/** Type of an entry in a game list: a game, or a vendor that links to its games. */
export const NodeType = { Game: 'GAME', Vendor: 'VASSALAGE' } as const;
