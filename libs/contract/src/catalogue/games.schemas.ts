import * as z from 'zod/mini';
import { amount } from '../wallet/wallet.schemas.ts';
import { gameListPageSize, recentGamesPageSize, stakePattern } from '../constants.ts';

export const gameCategory = z.enum([
  'HOT',
  'SPORTS',
  'ESPORTS',
  'LIVE',
  'FISH',
  'RNG',
  'PVP',
  'INHOUSE',
  'COCKFIGHT',
  'ELOTT',
  'LOTT',
]);

export const nodeType = z.enum(['GAME', 'VASSALAGE']);

export const gameTile = z.object({
  nodeId: z.string(),
  /**
   * Type of the list item. `GAME` is a game. `VASSALAGE` is a game vendor, which is shown among the games. A tap on a
   * vendor opens the list of its games.
   */
  nodeType,
  gameId: z.string(),
  roomId: z.string(),
  gameName: z.string(),
  nodeName: z.string(),
  /** Code of the game vendor. */
  vassalage: z.string(),
  gameType: gameCategory,
  /**
   * Class of a slot game, e.g. `CLASSIC`. It is one of the keys that `vendorGameTypes` returns. Null for a game without
   * a class.
   */
  gameClassify: z.nullable(z.string()),
  supportPlay: z.number(),
  /** URL of the square game image. The client replaces the placeholder `{width}` by 104, 208 or 312 (pixels). */
  iconUrl: z.string(),
  /** Colour `#rrggbb` that the tile shows while the game image loads. */
  colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  /** True for a game with very many players at this brand in the last seven days, compared with its category. */
  isHot: z.boolean(),
  /** True in the first `newGameDays` days after the brand began to list the game. */
  isNew: z.boolean(),
  /** Smallest stake that the game accepts in the currency of the brand, with 2 decimal places. */
  minBet: z.string(),
  lottoMode: z.nullable(z.string()),
});
export type GameTile = z.infer<typeof gameTile>;

export const language = z.string().check(z.regex(/^[A-Z]{2}$/));

/** Text that the member entered to search for a game by name. */
const gameName = z.optional(z.string().check(z.maxLength(60)));

const count = (fallback: number, min: number, max: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(min), z.lte(max)), fallback);

export const gameList = {
  request: z.object({
    gameType: gameCategory,
    vassalage: z.optional(z.string().check(z.maxLength(40))),
    gameName,
    /**
     * Comma-separated filters, e.g. `NEW,CLASSIC`. A game must match all of them. The text contains at most one of ALL,
     * NEW, HOT and FAV, and at most one game class. `vendorGameTypes` returns the classes.
     */
    gameClassify: z.optional(z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,23}(,[A-Z][A-Z0-9_]{0,23}){0,2}$/))),
    isNew: z.optional(z.literal('1')),
    /** Smallest stake of the returned games in the currency of the brand, e.g. one that `vendorGameTypes` returns. */
    minBet: z.optional(z.string().check(z.regex(stakePattern))),
    /**
     * Minimum number of pay lines of a slot game. A pay line is a row of symbols that can win. If this field is
     * present, games whose number of pay lines is unknown are left out.
     */
    minLine: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000))),
    language,
    pageNo: count(1, 1, 10_000),
    pageSize: count(gameListPageSize, 1, 104),
    clientType: z.optional(z.literal('2')),
    platform: z.optional(z.literal('html5')),
  }),
  value: z.object({ games: z.array(gameTile), pageNum: z.number(), totalPages: z.number(), total: z.number() }),
};

/** Game vendors by category, in the order that the operator chose. */
export const gameVendors = {
  request: z.object({ language }),
  value: z.object({
    sorting: z.array(
      z.object({
        gameCategory,
        gameCount: z.number(),
        vendorNames: z.array(
          z.object({
            gameType: gameCategory,
            vassalage: z.string(),
            displayName: z.string(),
            mobileSmallIcon: z.string(),
            gameCount: z.number(),
          }),
        ),
      }),
    ),
  }),
};
export type VendorCategory = z.infer<typeof gameVendors.value>['sorting'][number];
export type Vendor = VendorCategory['vendorNames'][number];

/**
 * Values by which the games of each category can be filtered, with their numbers of games. Categories without classes
 * whose games all have the same smallest stake are omitted.
 */
export const vendorGameTypes = {
  request: z.object({ language }),
  value: z.object({
    mapping: z.array(
      z.object({
        gameCategory,
        key: z.string(),
        /** Classes of the category that have games. */
        gameClassify: z.array(z.object({ key: z.string(), name: z.string(), gameCount: z.number() })),
        /**
         * Smallest stakes of the games in the currency of the brand, the lowest first. Absent in the responses of
         * gateways of an earlier version.
         */
        minBets: z.optional(z.array(z.object({ amount, gameCount: z.number() }))),
      }),
    ),
  }),
};
export type MinBetChoice = NonNullable<z.infer<typeof vendorGameTypes.value>['mapping'][number]['minBets']>[number];
export type GameClass = z.infer<typeof vendorGameTypes.value>['mapping'][number]['gameClassify'][number];

/**
 * Favourite games of the member, newest first. If the category is absent or HOT, the favourites of all categories are
 * listed.
 */
export const favouriteGames = {
  request: z.object({
    gameType: z.optional(gameCategory),
    gameName,
    language,
    pageNo: count(1, 1, 10_000),
    pageSize: count(gameListPageSize, 1, 104),
  }),
  value: z.object({ content: z.array(gameTile), pageNum: z.number(), totalPages: z.number(), total: z.number() }),
};

export const favouriteIds = {
  request: z.object({}),
  value: z.object({ ids: z.array(z.string()) }),
};

const favourite = {
  request: z.object({
    nodeId: z.string().check(z.minLength(1), z.maxLength(60)),
    vendor: z.string().check(z.minLength(1), z.maxLength(40)),
  }),
  value: z.object({ nodeId: z.string(), isFavourite: z.boolean() }),
};
/** Adds a game to the favourites. The call has no effect if the game already is a favourite. */
export const addFavourite = favourite;
/** Removes a game from the favourites. The call has no effect if the game is not a favourite. */
export const removeFavourite = favourite;

/**
 * Games that the member played, newest first, without duplicates. If the category is absent or HOT, the games of all
 * categories are listed.
 */
export const recentGames = {
  request: z.object({
    gameType: z.optional(gameCategory),
    gameName,
    language,
    page: count(1, 1, 10_000),
    pageSize: count(recentGamesPageSize, 1, 104),
    clientType: z.optional(z.literal('2')),
  }),
  value: z.object({ list: z.array(gameTile), pageNum: z.number(), totalPages: z.number(), total: z.number() }),
};

export const launchGame = {
  request: z.object({
    vendor: z.string().check(z.minLength(1), z.maxLength(40)),
    gameId: z.string().check(z.minLength(1), z.maxLength(60)),
    nodeId: z.string().check(z.minLength(1), z.maxLength(60)),
    supportPlay: z.optional(z.string()),
    /**
     * Id of the item that the game shows first, e.g. a match in the sportsbook. The gateway passes this id to the page
     * of the game provider. If absent, the game opens with its start page.
     */
    at: z.optional(z.string().check(z.regex(/^[\w-]{1,60}$/))),
    language,
  }),
  value: z.object({
    /**
     * URL of the game provider's page. It contains a launch token, which is valid for 60 seconds and can be used once.
     */
    url: z.string(),
    gameName: z.string(),
  }),
};

/**
 * Sums of the member's bets in a game since the member last opened it. All values are zero if the member did not open
 * the game.
 */
export const gameSessionSummary = {
  request: z.object({ nodeId: z.string().check(z.minLength(1), z.maxLength(60)) }),
  value: z.object({
    currency: z.string(),
    /** Seconds from the time at which the member opened the game to its last bet or payment. */
    seconds: z.int(),
    bets: z.int(),
    /** Number of the bets in `bets` that are not settled yet. */
    open: z.int(),
    staked: amount,
    returned: amount,
    /** Net result: `returned` minus `staked`. Negative for a loss. */
    net: amount,
  }),
};
