import { getGameEngine } from '@livery/contract/games/engines';
import type { GameCategory } from '@livery/merchant/categories';
import type { Random } from '../random.ts';
import { createSeededRandom } from '../random.ts';
import { type Composition, compositions } from './compositions.ts';
import { getClassForTheme } from './classes.data.ts';
import { demoVendors } from './vendors.data.ts';
import type { games } from '../../../modules/catalogue/catalogue.tables.ts';

type Category = keyof typeof compositions;
export type NewGame = typeof games.$inferInsert;

interface ArtworkResolver {
  readonly resolveTheme: (category: Category, requestedTheme: string, key: string) => string;
  /** `#rrggbb` placeholder until the artwork is loaded. */
  readonly resolveColour: (category: Category, theme: string, nodeId: string) => string;
}

export interface CatalogueOptions {
  readonly seed: number;
  readonly artwork: ArtworkResolver;
  /** Number of slots. A benchmark sets a higher one than the demo's default. */
  readonly slots?: number;
}

const demoSlots = 340;
/** Number of lines of the demo provider's line slot. */
const slotLines = 20;
/** In minor units. The app can filter by the first five. */
const smallStakes = [1, 5, 10, 50, 75, 100] as const;
const tableStakes = [100, 200, 500, 1000] as const;
const smallStakeCategories: readonly GameCategory[] = ['RNG', 'FISH', 'INHOUSE'];

/** Orders all compositions in turns of one per theme, so that adjacent games have different themes. */
const spreadThemes = (all: readonly Composition[], random: Random): Composition[] => {
  const byTheme = new Map<string, Composition[]>();
  for (const composition of random.shuffle(all))
    byTheme.set(composition.theme, [...(byTheme.get(composition.theme) ?? []), composition]);
  const queues = random.shuffle([...byTheme.values()]);
  const longest = Math.max(...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => queues.flatMap((queue) => queue[round] ?? [])).flat();
};

/** Creates the given number of slots. When all names are used, further editions get a number. */
const composeSlots = (count: number, random: Random): Composition[] => {
  const order = spreadThemes(compositions.RNG, random);
  return Array.from({ length: count }, (_, index) => {
    const composition = order[index % order.length] as Composition;
    const edition = Math.floor(index / order.length) + 1;
    if (edition === 1) return composition;
    return {
      ...composition,
      names: Object.fromEntries(
        Object.entries(composition.names).map(([language, name]) => [language, `${name} ${edition}`]),
      ),
    };
  });
};

const listVendors = (category: Category): string[] =>
  demoVendors
    .filter(({ categories, code }) => categories.includes(category) && !code.startsWith('TCG_'))
    .map(({ code }) => code);

/** Generates the demo catalogue from the seed: every game once, distributed over the vendors of its category. */
export const generateGames = ({ seed, artwork, slots = demoSlots }: CatalogueOptions): NewGame[] => {
  const random = createSeededRandom(seed, 'catalogue');
  let count = 0;
  return (Object.keys(compositions) as Category[]).flatMap((category) => {
    const list =
      category === 'RNG'
        ? composeSlots(slots, random)
        : category.endsWith('LOTT')
          ? compositions[category]
          : spreadThemes(compositions[category], random);
    const vendors = listVendors(category);
    const stakes = smallStakeCategories.includes(category) ? smallStakes : tableStakes;
    return list.map((composition, index): NewGame => {
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
        name: composition.names.EN as string,
        names: composition.names,
        theme,
        colour: artwork.resolveColour(category, theme, nodeId),
        classify: category === 'RNG' ? getClassForTheme(composition.theme) : null,
        lottoMode: composition.lottoMode ?? null,
        minBet: random.pick(stakes),
        lines: category === 'RNG' && getGameEngine(category, theme) === 'lines' ? slotLines : null,
        isHot: index < 6 || random.below(20) === 0,
        isNew: random.below(8) === 0,
        position: index,
      };
    });
  });
};
