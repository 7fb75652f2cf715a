export const GameCategory = {
  Hot: 'HOT',
  Sports: 'SPORTS',
  Esports: 'ESPORTS',
  Live: 'LIVE',
  Fish: 'FISH',
  Slots: 'RNG',
  Pvp: 'PVP',
  Inhouse: 'INHOUSE',
  Cockfight: 'COCKFIGHT',
  Elott: 'ELOTT',
  Lott: 'LOTT',
} as const;
export type GameCategory = (typeof GameCategory)[keyof typeof GameCategory];

/** The numeric `type` of a member on the wire. Agents are all types that are not 0, 4 or 40. */
export const MemberType = { Member: 0, Agent: 1, AgentNoUpline: 2, Trial: 4, Neither: 40, AgentTeam: 41, AgentBranch: 42 } as const;
const notAgents: readonly number[] = [MemberType.Member, MemberType.Trial, MemberType.Neither];
export const isAgent = (type: number): boolean => !notAgents.includes(type);
export const isTrial = (type: number): boolean => type === MemberType.Trial;

/** Content types of announcements: Agent, Player, Banner, Pop-up, Promotion, Home. */
export const ContentType = { Agent: 'A', Player: 'PL', Banner: 'B', PopUp: 'PU', Promotion: 'PR', Home: 'H' } as const;
export type ContentType = (typeof ContentType)[keyof typeof ContentType];

/** What of a list is selected, beside a class of games. */
export const GameSelection = { New: 'NEW', Favourite: 'FAV', All: 'ALL', Hot: 'HOT' } as const;
export type GameSelection = (typeof GameSelection)[keyof typeof GameSelection];

/** What stands at a place of a list: a game, or a vendor that leads to its games. */
export const NodeType = { Game: 'GAME', Vendor: 'VASSALAGE' } as const;

export const PrizeMode = { Lott: 'LOTT', Zy: 'ZY', Elott: 'ELOTT', Sea: 'SEA' } as const;
export const PlayType = { Tradition: 'trad', Entertainment: 'ent' } as const;
export const Gateway = { Web: 1, Mobile: 3 } as const;

/** What the `Device` header says: how the page is being run. */
export const Device = { Browser: 'MOBILE', Standalone: 'OTHERS' } as const;

/** 0 normal; 1 maintenance, also when both are set; 2 region-restricted. */
export const StartupState = { Normal: 0, Maintenance: 1, RegionRestricted: 2 } as const;
export type StartupState = (typeof StartupState)[keyof typeof StartupState];
