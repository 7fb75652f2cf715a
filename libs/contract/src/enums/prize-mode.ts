export const PrizeMode = { Lott: 'LOTT', Zy: 'ZY', Elott: 'ELOTT', Sea: 'SEA' } as const;
export const PlayType = { Tradition: 'trad', Entertainment: 'ent' } as const;
