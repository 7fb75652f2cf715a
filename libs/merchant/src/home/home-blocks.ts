import type { GameCategory } from '../categories.ts';
import type { LanguageCode } from '../languages.ts';
import { defaultGameRows } from './game-rows.ts';

/**
 * Kinds of blocks on the home screen. Only `collection` can be used several times on one screen. The app of a brand
 * contains code only for the kinds that the brand uses.
 */
export const homeBlockKinds = [
  'hero',
  'notice',
  'categories',
  'games',
  'collection',
  'draws',
  'matches',
  'winners',
  'jackpot',
] as const;
export type HomeBlockKind = (typeof homeBlockKinds)[number];

/**
 * Source of the games in a collection. `continue`: the games that the member played last. `forYou`: games that are
 * similar to those. `top`: the ten games with the most players. `category`: one category. `categories`: the block
 * becomes several collections, one for each category of the brand.
 */
export const collectionSources = ['hot', 'new', 'top', 'forYou', 'continue', 'category', 'categories'] as const;
export type CollectionSource = (typeof collectionSources)[number];

/** Sources whose games can be restricted to a category. The category is required for the source `category`. */
const sourcesWithCategory: readonly (CollectionSource | undefined)[] = ['hot', 'new', 'category'];

/** Returns true if a collection with this source can have a category. */
export const canHaveCategory = (source: CollectionSource): boolean => sourcesWithCategory.includes(source);

/** Returns true if the games of the source depend on the member. A guest does not see such a collection. */
export const isPersonal = (source: CollectionSource | undefined): boolean =>
  source === 'continue' || source === 'forYou';

export const tileSizes = ['small', 'large'] as const;

/**
 * Groups of visitors. Each visitor belongs to exactly one group: an agent or a trial user does not belong to `member`.
 */
export const homeAudiences = ['guest', 'member', 'agent', 'trial'] as const;
export type HomeAudience = (typeof homeAudiences)[number];

/** Block of the home screen with its settings. If a setting is absent, its default value is used. */
export interface HomeBlock {
  readonly kind: HomeBlockKind;
  readonly source?: CollectionSource | undefined;
  /** Category of the games. It can be used in a collection with the source `category`, `hot` or `new`. */
  readonly category?: GameCategory | undefined;
  readonly rows?: number | undefined;
  readonly size?: (typeof tileSizes)[number] | undefined;
  /**
   * Title by language. A language without a title uses the title in the default language of the brand. Without this
   * title too, the block shows the default title of the app.
   */
  readonly title?: { readonly [code in LanguageCode]?: string } | undefined;
  /** Groups of visitors that can see the block. If absent, everybody can see it. */
  readonly audience?: readonly HomeAudience[] | undefined;
  /**
   * First day on which the block is shown, as `YYYY-MM-DD` in the time zone of the brand. If absent, there is no
   * first day.
   */
  readonly from?: string | undefined;
  /** Last day on which the block is shown, in the same format as `from`. If absent, there is no last day. */
  readonly to?: string | undefined;
}

export type HomeBlockSetting = Exclude<keyof HomeBlock, 'kind'>;

const visibility = ['audience', 'from', 'to'] as const;

/**
 * Settings that each kind of block can have. With the visibility settings `audience`, `from` and `to`, a block can be
 * hidden. The category menu and the game list `games` do not have them, because links of the app lead to this list.
 */
export const homeBlockSettings: Readonly<Record<HomeBlockKind, readonly HomeBlockSetting[]>> = {
  hero: visibility,
  notice: visibility,
  categories: [],
  games: ['rows'],
  collection: ['source', 'category', 'rows', 'size', 'title', ...visibility],
  draws: ['rows', 'title', ...visibility],
  matches: ['rows', 'title', ...visibility],
  winners: ['title', ...visibility],
  jackpot: visibility,
};

interface Range {
  readonly min: number;
  readonly max: number;
  readonly byDefault: number;
}

/**
 * Minimum, maximum and default number of rows, for the kinds of blocks that have rows. In the block `games`, each row
 * means three tiles: 4 rows are 12 tiles. A wide screen shows more than three of these tiles side by side.
 */
export const homeBlockRows: { readonly [kind in HomeBlockKind]?: Range } = {
  games: { min: 1, max: 12, byDefault: defaultGameRows },
  collection: { min: 1, max: 3, byDefault: 1 },
  draws: { min: 1, max: 8, byDefault: 4 },
  matches: { min: 1, max: 6, byDefault: 1 },
};

/** Maximum number of blocks of a home screen. */
export const maxHomeBlocks = 24;

/** Returns the number of rows of a block: its setting, the default of its kind, or 1. */
export const getRows = ({ kind, rows }: HomeBlock): number => rows ?? homeBlockRows[kind]?.byDefault ?? 1;

/**
 * Returns the title of a block in a language, or in the language `fallback`. Undefined if the block has no title in
 * these two languages.
 */
export const getBlockTitle = (
  { title }: HomeBlock,
  language: LanguageCode,
  fallback: LanguageCode,
): string | undefined => title?.[language] ?? title?.[fallback];

/**
 * Returns true if every visitor sees the block on every day. Games that depend on the member are not shown to guests.
 * The source `top` is empty for a new brand, because nobody has played yet. So the result is false for both.
 */
export const isAlwaysShown = ({ audience, from, to, source }: HomeBlock): boolean =>
  !audience && !from && !to && !isPersonal(source) && source !== 'top';

/**
 * Returns the categories for which the block with the source `categories` shows a collection. HOT is left out. A
 * category that already has its own collection on the home screen is also left out.
 */
export const listCollectionCategories = (
  home: readonly HomeBlock[],
  categories: readonly GameCategory[],
): readonly GameCategory[] => {
  const own = new Set(home.flatMap(({ source, category }) => (source === 'category' && category ? [category] : [])));
  return categories.filter((category) => category !== 'HOT' && !own.has(category));
};

/** Default home screen, used if the brand file has no list of blocks. */
export const defaultHomeBlocks: readonly HomeBlock[] = [
  { kind: 'hero' },
  { kind: 'notice' },
  { kind: 'categories' },
  { kind: 'games' },
  { kind: 'collection', source: 'continue' },
  { kind: 'collection', source: 'new', size: 'large' },
  { kind: 'matches' },
  { kind: 'collection', source: 'categories' },
  { kind: 'winners' },
  { kind: 'jackpot' },
];

const kinds: readonly unknown[] = homeBlockKinds;

/**
 * Converts an old list of blocks, in which each block was a text with its kind, to a list of objects. Stored brand
 * documents can still contain such a list. A value that is not a list is returned unchanged.
 */
export const upgradeHomeBlocks = (list: unknown): unknown =>
  Array.isArray(list) ? list.map((block: unknown) => (kinds.includes(block) ? { kind: block } : block)) : list;
