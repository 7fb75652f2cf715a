/** Type of an entry in a game list: a game, or a vendor. A tap on a vendor opens the games of this vendor. */
export const NodeType = { Game: 'GAME', Vendor: 'VASSALAGE' } as const;
