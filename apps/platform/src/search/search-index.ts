import type { FoundGame } from '@livery/contract/search';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { asc, eq } from 'drizzle-orm';
import { fold } from '../catalogue/fold.ts';
import type { Game, VendorRow } from '../catalogue/snapshot.ts';
import { nameIn, tileOf } from '../catalogue/tile.ts';
import type { Database } from '../db/database.ts';
import { games, vendors } from '../db/schema/tables.ts';

/** A game with its names as they are searched. */
export interface Entry {
  readonly game: Game;
  readonly vendor: VendorRow;
  /** Names of the game in every language, each after a line break. */
  readonly names: string;
  readonly vendorNames: string;
}

const joined = (name: string, names: Readonly<Partial<Record<string, string>>>): string =>
  `\n${[...new Set([name, ...Object.values(names)])].map((each) => fold(each ?? '')).join('\n')}`;

export const entryOf = (game: Game, vendor: VendorRow): Entry => ({
  game,
  vendor,
  names: joined(game.name, game.names),
  vendorNames: joined(vendor.name, vendor.names),
});

/** Whether every word is in one of a game's names or in its vendor's. */
export const hasWords = ({ names, vendorNames }: Entry, words: readonly string[]): boolean =>
  words.every((word) => names.includes(word) || vendorNames.includes(word));

/** How well a name that is shown fits, the smaller the better: it begins with what was typed, a word of it does, it has it, it has each word, or another of its names fits. */
export const rankOf = (shown: string, words: readonly string[]): number => {
  const phrase = words.join(' ');
  if (shown.startsWith(phrase)) return 0;
  if (shown.includes(` ${phrase}`)) return 1;
  if (shown.includes(phrase)) return 2;
  return words.every((word) => shown.includes(word)) ? 3 : 4;
};

/** Folded names of all games, made once for a version of the catalogue: a search is then a walk over texts in memory. */
export const createSearchIndex = (db: Database, version: () => number) => {
  let made: { readonly of: number; readonly entries: Promise<readonly Entry[]> } | undefined;

  const read = async (): Promise<readonly Entry[]> => {
    const byCode = new Map((await db.select().from(vendors)).map((vendor) => [vendor.code, vendor]));
    const rows = await db
      .select()
      .from(games)
      .where(eq(games.isActive, true))
      .orderBy(asc(games.position), asc(games.nodeId));
    return rows.flatMap((game) => {
      const vendor = byCode.get(game.vendor);
      return vendor ? [entryOf(game, vendor)] : [];
    });
  };

  const entries = (): Promise<readonly Entry[]> => {
    if (made?.of !== version()) made = { of: version(), entries: read() };
    const { entries: current } = made;
    // A failed reading is not kept.
    current.catch(() => (made = undefined));
    return current;
  };

  return {
    search: async (
      { categories }: Merchant,
      language: LanguageCode,
      keyword: string,
      limit: number,
    ): Promise<{ list: FoundGame[]; total: number }> => {
      const words = fold(keyword).split(' ').filter(Boolean);
      if (words.length === 0) return { list: [], total: 0 };
      const found = (await entries()).flatMap((entry) => {
        const isFound = categories.includes(entry.game.category) && hasWords(entry, words);
        return isFound ? [{ entry, rank: rankOf(fold(nameIn(entry.game, language)), words) }] : [];
      });
      // Stable: games of one rank stay in the catalogue's order.
      const list = found
        .sort((one, other) => one.rank - other.rank || Number(other.entry.game.isHot) - Number(one.entry.game.isHot))
        .slice(0, limit);
      return {
        list: list.map(({ entry: { game, vendor } }) => ({
          ...tileOf(game, language),
          vendorName: nameIn(vendor, language),
        })),
        total: found.length,
      };
    },
  };
};
