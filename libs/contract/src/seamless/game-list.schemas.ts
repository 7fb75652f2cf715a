import * as z from 'zod/mini';
import { gameCategory } from '../catalogue/games.schemas.ts';

/** Path of the gateway's call for the game list of a vendor. It is appended to the vendor's base URL. */
export const gameListPath = '/games';

/** Maximum number of games in one page of the list, and maximum number of pages. */
export const maxGamesPerPage = 100;
export const maxPages = 100;

/**
 * Categories that a game of a vendor cannot have. HOT is a selection of games from all other categories. LOTT and ELOTT
 * are the lotteries of the platform itself.
 */
const categoriesWithoutVendor: readonly string[] = ['HOT', 'LOTT', 'ELOTT'];

const code = z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,40}$/, { error: 'must be 1 to 40 of A-Z a-z 0-9 _ . -' }));

/**
 * Names of a game by language code of the API, e.g. `EN`. English is required, because it replaces missing languages.
 */
const names = z
  .record(z.string().check(z.regex(/^[A-Z]{2}$/)), z.string().check(z.trim(), z.minLength(1), z.maxLength(80)))
  .check(z.refine((byLanguage) => byLanguage.EN !== undefined, { error: 'must contain the language EN' }));

const minStake = z
  .string()
  .check(z.regex(/^\d{1,9}\.\d{2}$/, { error: 'must be an amount with 2 decimals, like 0.10' }));

const listedGame = z.object({
  /** Code of the game at the vendor. It never changes. */
  code,
  category: gameCategory.check(
    z.refine((category) => !categoriesWithoutVendor.includes(category), {
      error: 'must be a category of vendor games',
    }),
  ),
  names,
  /**
   * Theme of the game's artwork, e.g. `big-two`. The gateway sends it to the vendor when the game is launched. Absent
   * if the vendor does not need it.
   */
  theme: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))),
  /** Colour `#rrggbb` that the app shows while the game image loads. If absent, the gateway uses a default colour. */
  colour: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  /**
   * Key of the game's class, e.g. `CLASSIC`. A class is a group of games in one category. Absent for a game without a
   * class.
   */
  class: z.optional(z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,31}$/))),
  /**
   * Smallest stake that the game accepts, with 2 decimals, in each currency that `minBets` does not list. The gateway
   * shows it to members, so the game must accept it and reject every smaller stake.
   */
  minBet: minStake,
  /** Smallest stake with 2 decimals, by currency (ISO 4217), e.g. `{ "VND": "1000.00" }`. */
  minBets: z.optional(z.record(z.string().check(z.regex(/^[A-Z]{3}$/, { error: 'must be a currency' })), minStake)),
  /** Number of pay lines. Absent for a game without pay lines. */
  lines: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
});
export type ListedGame = z.infer<typeof listedGame>;

/** Returns one page of the games that a vendor offers, in the vendor's order. */
export const listVendorGames = {
  request: z.object({
    vendor: z.string(),
    /** Number of the page, from 1. */
    page: z.int().check(z.gte(1), z.lte(maxPages)),
  }),
  value: z.object({
    /**
     * Name of the current content of the list. After a change of the list, all pages have another revision. A client
     * that loads several pages can therefore detect a change between two pages.
     */
    revision: z.string().check(z.minLength(1), z.maxLength(64)),
    /** Name of the vendor, as members read it. */
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    /** Number of pages. 1 for a vendor without games. */
    pages: z.int().check(z.gte(1), z.lte(maxPages)),
    games: z.array(listedGame).check(z.maxLength(maxGamesPerPage)),
  }),
};
export type VendorGamesPage = z.infer<typeof listVendorGames.value>;
