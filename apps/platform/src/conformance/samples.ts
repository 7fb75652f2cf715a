/** A request for each operation that cannot be called with an empty one and needs no preparation. */
export const samples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  listAnnouncements: { types: 'B,PL,PU,H', groupName: 'm_home', platform: 'M' },
  gameList: { gameType: 'RNG', language: 'EN', pageNo: 1, pageSize: 26, clientType: '2', platform: 'html5' },
  hotGames: { language: 'EN', isPlatform: '2', platform: 'html5' },
  gameVendors: { language: 'EN' },
  winnerBoard: { gameCategory: 'ALL', language: 'EN', limitNum: 20 },
};

/** Operations that the journeys call, with what they prepared. */
export const calledByJourneys: readonly string[] = ['login', 'logout', 'launchGame', 'seamlessSession', 'seamlessBalance', 'seamlessBet', 'seamlessWin', 'seamlessRollback'];
