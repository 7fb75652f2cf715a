import type { GameCard } from '../game-data/game-card.ts';

type ResponseBody = unknown;

/**
 * Responses of the test gateway by the last segment of the request's path. A function receives the URL's query and
 * returns the response.
 */
export type Handlers = Readonly<Record<string, ResponseBody | ((query: URLSearchParams) => ResponseBody)>>;

export interface TestGateway {
  /** Path and query of each request, in the order of the requests. */
  readonly requests: string[];
  handlers: Handlers;
}

const envelope = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** Value that a handler returns to make the test gateway respond with this error code. */
export class ErrorResponse {
  readonly errorCode: string;

  constructor(errorCode: string) {
    this.errorCode = errorCode;
  }
}

export const offline = Symbol('offline');
export const noResponse = Symbol('silence');

/** Replaces `fetch` by a test gateway with the given responses. A request without a handler gets an error response. */
export const startGateway = (handlers: Handlers): TestGateway => {
  const gateway: TestGateway = { requests: [], handlers };
  globalThis.fetch = async (input) => {
    const address = new URL(String(input), 'http://app.test');
    gateway.requests.push(address.pathname + address.search);
    const handler = gateway.handlers[address.pathname.split('/').at(-1) ?? ''];
    const body = await (typeof handler === 'function'
      ? (handler as (query: URLSearchParams) => ResponseBody)(address.searchParams)
      : handler);
    if (body === offline) throw new TypeError('Failed to fetch');
    if (body === noResponse) return new Promise(() => undefined);
    if (body === undefined) return envelope({ success: false, errorCode: 'request.not.found' }, 404);
    return body instanceof ErrorResponse
      ? envelope({ success: false, errorCode: body.errorCode }, 503)
      : envelope({ success: true, value: body });
  };
  return gateway;
};

export const game = (id: number, more: Partial<GameCard & { minBet: string; gameClassify: string }> = {}) => ({
  nodeId: String(id),
  nodeType: 'GAME' as const,
  gameId: `G${id}`,
  roomId: `R${id}`,
  gameName: `Game ${id}`,
  nodeName: `Game ${id}`,
  vassalage: 'LANTERN',
  gameType: 'RNG' as const,
  gameClassify: null,
  supportPlay: 1,
  iconUrl: `/media/${id}/{width}.webp`,
  colour: '#102030',
  isHot: true,
  isNew: false,
  minBet: '2.00',
  lottoMode: null,
  ...more,
});

export const win = (id: number, winAmount: string) => ({
  vo: {
    ...game(id),
    id: `w${id}`,
    customerName: `an***${id}`,
    winAmount,
    currency: 'PHP',
    wonAt: '2026-01-01T10:00:00Z',
  },
});

export const announcement = (id: string, type: string, more: object = {}) => ({
  id,
  title: `Title ${id}`,
  content: `<p>Text ${id}</p>`,
  type,
  groupName: 'm_home',
  promotionType: null,
  execution: null,
  announcementImages: [],
  link: null,
  publishedAt: '2026-01-01T10:00:00Z',
  ...more,
});

export const match = (id: string, more: object = {}) => ({
  ...game(700, { gameName: 'Football Live' }),
  gameType: 'SPORTS',
  id,
  matchTime: '2030-06-01T10:30:00Z',
  league: `League ${id}`,
  homeTeam: `Home ${id}`,
  awayTeam: `Away ${id}`,
  homeTeamImageUrl: `/home-${id}.webp`,
  awayTeamImageUrl: `/away-${id}.webp`,
  vendor: 'LANTERN',
  odds: null,
  ...more,
});

/** Responses of the test gateway that let all screens load without an error. */
export const defaultHandlers: Handlers = {
  GCSGAME_hotGamesV2: {
    list: [
      game(1, { gameName: 'Đêm Núi Lửa' }),
      game(2, { gameName: 'Café Royale', isNew: true }),
      game(3, { gameName: 'Lantern Road' }),
    ],
  },
  GCSGAME_newGameVendor: {
    sorting: [
      {
        gameCategory: 'RNG',
        gameCount: 30,
        vendorNames: ['LANTERN', 'COMET'].map((vassalage) => ({
          gameType: 'RNG',
          vassalage,
          displayName: `Studio ${vassalage}`,
          mobileSmallIcon: `/${vassalage}.svg`,
          gameCount: 15,
        })),
      },
      {
        gameCategory: 'ESPORTS',
        gameCount: 2,
        vendorNames: ['ARENA', 'PIT'].map((vassalage) => ({
          gameType: 'ESPORTS',
          vassalage,
          displayName: `Studio ${vassalage}`,
          mobileSmallIcon: `/${vassalage}.svg`,
          gameCount: 1,
        })),
      },
      { gameCategory: 'LIVE', gameCount: 0, vendorNames: [] },
    ],
  },
  GCSGAME_gameList: (query: URLSearchParams) => {
    const page = Number(query.get('pageNo'));
    const first = (page - 1) * 26;
    const games = Array.from({ length: page === 1 ? 26 : 4 }, (_, index) =>
      game(100 + first + index, { gameName: `${query.get('vassalage') ?? 'All'} ${first + index + 1}` }),
    );
    return { games, pageNum: page, totalPages: 2, total: 30 };
  },
  GCSGAME_getVassGameType: {
    mapping: [
      {
        gameCategory: 'RNG',
        key: 'RNG',
        gameClassify: [
          { key: 'ANIMALS', name: 'Animals', gameCount: 4 },
          { key: 'CLASSIC', name: 'Classics', gameCount: 2 },
        ],
        minBets: [
          { amount: '2.00', gameCount: 5 },
          { amount: '5.00', gameCount: 1 },
        ],
      },
    ],
  },
  MCSFE_getFavoriteGameIds: { ids: ['201'] },
  MCSFE_getFavoriteGamesList: { content: [game(201, { gameName: 'Beloved' })], pageNum: 1, totalPages: 1, total: 1 },
  MCSFE_addFavoriteGameV2: { nodeId: '1', isFavourite: true },
  MCSFE_removeFavoriteGameV2: { nodeId: '201', isFavourite: false },
  GCS_recentGame: { list: [game(301, { gameName: 'Played' })], pageNum: 1, totalPages: 1, total: 1 },
  ODSFE2_getWinnerBoard: { list: [win(1, '10.00'), win(2, '250.00'), win(3, '30.00'), win(4, '40.00')] },
  MCSFE_getListAnnouncements: {
    list: [
      announcement('a', 'PL'),
      announcement('h', 'H'),
      announcement('b', 'B', { announcementImages: [{ sequence: 1, url: '/b.webp' }], link: '/m/slotsCenter' }),
    ],
  },
  GCSGAME_hotMatches: { list: [match('m1'), match('m2')] },
  VIS_getJackpot: { illustrative: true, amount: null, currency: 'PHP', closesAt: null },
};
