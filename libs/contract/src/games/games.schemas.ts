import * as z from 'zod/mini';
import { gameListPageSize } from '../constants.ts';

export const gameCategory = z.enum(['HOT', 'SPORTS', 'ESPORTS', 'LIVE', 'FISH', 'RNG', 'PVP', 'INHOUSE', 'COCKFIGHT', 'ELOTT', 'LOTT']);

export const gameTile = z.object({
  nodeId: z.string(),
  gameId: z.string(),
  roomId: z.string(),
  gameName: z.string(),
  nodeName: z.string(),
  /** The vendor's code. */
  vassalage: z.string(),
  gameType: gameCategory,
  gameClassify: z.nullable(z.string()),
  supportPlay: z.number(),
  /** Square artwork; `{width}` in it stands for one of 104, 208, 312 pixels. */
  iconUrl: z.string(),
  /** `#rrggbb` that stands in until the artwork is there. */
  colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  isHot: z.boolean(),
  isNew: z.boolean(),
  /** Smallest stake, decimal with 2 decimals. */
  minBet: z.string(),
  lottoMode: z.nullable(z.string()),
});
export type GameTile = z.infer<typeof gameTile>;

const count = (fallback: number, least: number, most: number) => z._default(z.coerce.number().check(z.int(), z.gte(least), z.lte(most)), fallback);

export const gameList = {
  request: z.object({
    gameType: gameCategory,
    vassalage: z.optional(z.string().check(z.maxLength(40))),
    gameName: z.optional(z.string().check(z.maxLength(60))),
    gameClassify: z.optional(z.enum(['ALL', 'NEW', 'HOT', 'FAV'])),
    minBet: z.optional(z.enum(['0.01', '0.05', '0.1', '0.5', '0.75'])),
    language: z.string().check(z.regex(/^[A-Z]{2}$/)),
    pageNo: count(1, 1, 10_000),
    pageSize: count(gameListPageSize, 1, 104),
    clientType: z.optional(z.literal('2')),
    platform: z.optional(z.literal('html5')),
  }),
  value: z.object({ games: z.array(gameTile), pageNum: z.number(), totalPages: z.number(), total: z.number() }),
};

export const hotGames = {
  request: z.object({
    language: z.string().check(z.regex(/^[A-Z]{2}$/)),
    isPlatform: z.optional(z.literal('2')),
    platform: z.optional(z.literal('html5')),
    gameType: z.optional(gameCategory),
  }),
  value: z.object({ list: z.array(gameTile) }),
};

/** Vendors by category, in the order in which the operator sorts them. */
export const gameVendors = {
  request: z.object({ language: z.string().check(z.regex(/^[A-Z]{2}$/)) }),
  value: z.object({
    sorting: z.array(
      z.object({
        gameCategory,
        gameCount: z.number(),
        vendorNames: z.array(
          z.object({ gameType: gameCategory, vassalage: z.string(), displayName: z.string(), mobileSmallIcon: z.string(), gameCount: z.number() }),
        ),
      }),
    ),
  }),
};
export type VendorCategory = z.infer<typeof gameVendors.value>['sorting'][number];
export type Vendor = VendorCategory['vendorNames'][number];

export const launchGame = {
  request: z.object({
    vendor: z.string().check(z.minLength(1), z.maxLength(40)),
    gameId: z.string().check(z.minLength(1), z.maxLength(60)),
    nodeId: z.string().check(z.minLength(1), z.maxLength(60)),
    supportPlay: z.optional(z.string()),
    language: z.string().check(z.regex(/^[A-Z]{2}$/)),
  }),
  value: z.object({
    /** The provider's page, with a launch token of 60 seconds that works once. */
    url: z.string(),
    gameName: z.string(),
  }),
};
