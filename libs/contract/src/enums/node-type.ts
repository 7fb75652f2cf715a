/** What stands at a place of a list: a game, or a vendor that leads to its games. */
export const NodeType = { Game: 'GAME', Vendor: 'VASSALAGE' } as const;
