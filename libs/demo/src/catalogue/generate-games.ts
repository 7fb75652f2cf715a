import type { GameCategory } from '@livery/merchant/categories';
import { type GameEngine, getGameEngine } from '../engines/engines.ts';
import { engineStakes, listMinStakes } from '../engines/stakes.ts';
import { type DemoText, mapDemoText } from '../demo-text.ts';
import { createSeededRandom, type Random } from '../random.ts';
import { type Composition, compositions, originals } from './compositions.ts';
import { getClassForTheme } from './classes.data.ts';
import { demoVendors } from './vendors.data.ts';

type Category = keyof typeof compositions;

/** Game of the demo catalogue, with the data that is stored in the database. */
export interface DemoGame {
  readonly nodeId: string;
  readonly vendor: string;
  readonly category: GameCategory;
  readonly gameCode: string;
  readonly roomId: string;
  readonly name: string;
  /** Name of the game by language code of the API, e.g. `EN`. A language can be missing. */
  readonly names: Partial<DemoText>;
  /** Name of the artwork theme in URL form, e.g. `big-two`. */
  readonly theme: string;
  /** Colour `#rrggbb` that a page shows while the game image loads. */
  readonly colour: string;
  /** Key of the game class of a slot. Null for a slot without a class, and for all other games. */
  readonly classify: string | null;
  readonly lottoMode: string | null;
  /**
   * Minimum stake in minor units (hundredths of the currency), in each currency that `minBets` does not list. 0 for a
   * lottery, whose stakes the gateway itself defines.
   */
  readonly minBet: number;
  /** Minimum stake in minor units, by currency. */
  readonly minBets: Readonly<Record<string, number>>;
  /** Number of pay lines. Null for a game without pay lines. */
  readonly lines: number | null;
  /** Number of days before the start of the demonstration at which the game was listed. */
  readonly listedDaysAgo: number;
  readonly position: number;
}

interface ArtworkResolver {
  readonly resolveTheme: (category: Category, requestedTheme: string, key: string) => string;
  /** Returns the colour `#rrggbb` that a page shows while the game image loads. */
  readonly resolveColour: (category: Category, theme: string, nodeId: string) => string;
}

export interface CatalogueOptions {
  readonly seed: number;
  readonly artwork: ArtworkResolver;
  /**
   * Number of slot games. If absent, there is one slot for each artwork theme, because two slots of one theme would
   * look like the same game. A benchmark uses a larger number.
   */
  readonly slots?: number;
}

/**
 * Seed of the random choices in the demo data. The demonstration and the demo provider use the same seed, so that they
 * have the same games.
 */
export const demoSeed = 20_261_120;

/**
 * Number of slot games that get an id by default. Slots with a repeated theme are removed afterwards. If they were
 * removed before, the ids of all other games would change with the number of removed slots.
 */
const numberedSlots = 340;
/** Number of pay lines of every demo slot with one of these engines. */
const slotLines = 20;
const lineEngines: readonly GameEngine[] = ['lines', 'hold'];
/** Maximum age in days of a recent game at the start of the demonstration. */
const recentDays = 28;
/** Number of games in eight that are recent. Slots appear more often, and the app has a list of new slots. */
const recentOfEight = { slots: 3, others: 1 } as const;
/** Minimum and maximum age in days of all other games. */
const olderDays = { min: 60, max: 700 } as const;

/** Returns the number of days since a game was listed. `index` is the index of the game in its category. */
const pickListingAge = (category: Category, index: number, random: Random): number => {
  const share = random.next();
  // Earlier versions used this number for another choice. Without it, the order of all later games would change, and
  // the games of existing demonstrations would have other ids.
  if (index >= 6) random.next();
  const isRecent = random.below(8) < (category === 'RNG' ? recentOfEight.slots : recentOfEight.others);
  return Math.floor(isRecent ? share * recentDays : olderDays.min + share * (olderDays.max - olderDays.min));
};

/** Returns the minimum stakes that the engine of a game accepts. */
const getStakes = (category: GameCategory, theme: string): Pick<DemoGame, 'minBet' | 'minBets'> => {
  if (category.endsWith('LOTT')) return { minBet: 0, minBets: {} };
  const engine = getGameEngine(category, theme);
  return { minBet: engineStakes[engine][0], minBets: listMinStakes(engine) };
};

/**
 * Sorts the games so that neighbours have different themes: it takes one game of each theme, then a second game of each
 * theme, and so on.
 */
const spreadThemes = (all: readonly Composition[], random: Random): Composition[] => {
  const byTheme = new Map<string, Composition[]>();
  for (const composition of random.shuffle(all))
    byTheme.set(composition.theme, [...(byTheme.get(composition.theme) ?? []), composition]);
  const queues = random.shuffle([...byTheme.values()]);
  const longest = Math.max(...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => queues.flatMap((queue) => queue[round] ?? [])).flat();
};

/**
 * Creates the given number of slot games. After each name has been used once, the names are used again with a number,
 * e.g. `Dragon Treasure 2`.
 */
const composeSlots = (count: number, random: Random): Composition[] => {
  const order = spreadThemes(compositions.RNG, random);
  return Array.from({ length: count }, (_, index) => {
    const composition = order[index % order.length] as Composition;
    const edition = Math.floor(index / order.length) + 1;
    if (edition === 1) return composition;
    return {
      ...composition,
      names: mapDemoText(composition.names, (name) => `${name} ${edition}`),
    };
  });
};

const listVendors = (category: Category): string[] =>
  demoVendors
    .filter(({ categories, code }) => categories.includes(category) && !code.startsWith('TCG_'))
    .map(({ code }) => code);

/** Lists the games of a category in the order of the catalogue. Lotteries are in the order of their data file. */
const listCompositions = (category: Category, slots: number, random: Random): readonly Composition[] => {
  if (category === 'RNG') return composeSlots(slots, random);
  if (category.endsWith('LOTT')) return compositions[category];
  return spreadThemes(compositions[category], random);
};

/** Removes each slot whose theme an earlier slot in the list already has. Other games stay. */
const withoutRepeatedSlots = (games: readonly DemoGame[]): DemoGame[] => {
  const themes = new Set<string>();
  return games.filter(({ category, theme }) => {
    const isRepeated = category === 'RNG' && themes.has(theme);
    if (category === 'RNG') themes.add(theme);
    return !isRepeated;
  });
};

/**
 * Generates the games of the demo catalogue. The same seed gives the same games. The games of a category are
 * distributed over the vendors of this category.
 */
export const generateGames = ({ seed, artwork, slots }: CatalogueOptions): DemoGame[] => {
  const random = createSeededRandom(seed, 'catalogue');
  let count = 0;
  const createGames = (category: Category, list: readonly Composition[], firstPosition = 0): DemoGame[] => {
    const vendors = listVendors(category);
    return list.map((composition, index): DemoGame => {
      count += 1;
      const nodeId = String(10_000 + count);
      const vendor = composition.vendor ?? (vendors[index % vendors.length] as string);
      const theme = artwork.resolveTheme(category, composition.theme, nodeId);
      const gameCode = `${vendor}_${String(count).padStart(4, '0')}`;
      return {
        nodeId,
        vendor,
        category,
        gameCode,
        roomId: composition.room ?? gameCode,
        name: composition.names.EN,
        names: composition.names,
        theme,
        colour: artwork.resolveColour(category, theme, nodeId),
        classify: category === 'RNG' ? getClassForTheme(composition.theme) : null,
        lottoMode: composition.lottoMode ?? null,
        ...getStakes(category, theme),
        lines: category === 'RNG' && lineEngines.includes(getGameEngine(category, theme)) ? slotLines : null,
        listedDaysAgo: pickListingAge(category, index, random),
        position: firstPosition + index,
      };
    });
  };
  const games = (Object.keys(compositions) as Category[]).flatMap((category) =>
    createGames(category, listCompositions(category, slots ?? numberedSlots, random)),
  );
  if (slots !== undefined) return games;
  // The instant games are generated last. Otherwise the ids of all other games would have changed when they were added.
  // Their positions are negative, so that the app shows them first.
  return [...withoutRepeatedSlots(games), ...createGames('INHOUSE', originals, -originals.length)];
};
