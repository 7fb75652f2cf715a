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
  /** `#rrggbb` that stands in until the artwork is there. */
  readonly resolveColour: (category: Category, theme: string, nodeId: string) => string;
}

export interface CatalogueOptions {
  readonly seed: number;
  readonly artwork: ArtworkResolver;
  /** How many slots there are; the demo's own number unless a benchmark wants more. */
  readonly slots?: number;
}

const demoSlots = 340;
/** Of the demo provider's slot that pays on lines. */
const slotLines = 20;
/** Minor units. The first five are the stakes that the app can filter by. */
const smallStakes = [1, 5, 10, 50, 75, 100] as const;
const tableStakes = [100, 200, 500, 1000] as const;
const smallStakeCategories: readonly GameCategory[] = ['RNG', 'FISH', 'INHOUSE'];

/** Every composition once, theme after theme in rounds, so that no two neighbours in a list show the same. */
const spreadThemes = (all: readonly Composition[], random: Random): Composition[] => {
  const byTheme = new Map<string, Composition[]>();
  for (const composition of random.shuffle(all))
    byTheme.set(composition.theme, [...(byTheme.get(composition.theme) ?? []), composition]);
  const queues = random.shuffle([...byTheme.values()]);
  const longest = Math.max(...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => queues.flatMap((queue) => queue[round] ?? [])).flat();
};

/** As many slots as are wanted: past the names that there are, a further edition of each. */
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

/** The demo catalogue, the same from the same seed: every game once, spread over the vendors of its category. */
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
