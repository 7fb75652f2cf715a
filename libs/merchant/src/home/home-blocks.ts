import type { GameCategory } from '../categories.ts';
import type { LanguageCode } from '../languages.ts';
import { defaultGameRows } from './game-rows.ts';

/**
 * Kinds of blocks of the home screen. Only `collection` can be there several times. The bundle of a brand contains only the
 * code of the kinds that it uses.
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
 * Games of a collection. `continue` are those that the member played last. `category` is one category, and `categories` is
 * one collection for each category of the brand.
 */
export const collectionSources = ['hot', 'new', 'continue', 'category', 'categories'] as const;
export type CollectionSource = (typeof collectionSources)[number];

export const tileSizes = ['small', 'large'] as const;

/** Visitors by their session. A member who is an agent or plays on trial counts only as that. */
export const homeAudiences = ['guest', 'member', 'agent', 'trial'] as const;
export type HomeAudience = (typeof homeAudiences)[number];

/** One block of the home screen with its settings. A setting that is absent has its default. */
export interface HomeBlock {
  readonly kind: HomeBlockKind;
  readonly source?: CollectionSource | undefined;
  /** Category of the games of a collection. */
  readonly category?: GameCategory | undefined;
  readonly rows?: number | undefined;
  readonly size?: (typeof tileSizes)[number] | undefined;
  /** Title by language. Without it, the block has the title of the app. */
  readonly title?: { readonly [code in LanguageCode]?: string } | undefined;
  /** Visitors who see the block. Everybody if absent. */
  readonly audience?: readonly HomeAudience[] | undefined;
  /** First day on which the block is shown, as `YYYY-MM-DD` in the time zone of the brand. */
  readonly from?: string | undefined;
  /** Last day on which the block is shown. */
  readonly to?: string | undefined;
}

export type HomeBlockSetting = Exclude<keyof HomeBlock, 'kind'>;

const visibility = ['audience', 'from', 'to'] as const;

/**
 * Settings of each kind. The category menu and its game list are shown to everybody at all times, because links lead to
 * the lists of the categories.
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

/** Rows of the kinds that have them. Three tiles of `games` are a row, as a phone shows them. */
export const homeBlockRows: { readonly [kind in HomeBlockKind]?: Range } = {
  games: { min: 1, max: 12, byDefault: defaultGameRows },
  collection: { min: 1, max: 3, byDefault: 1 },
  draws: { min: 1, max: 8, byDefault: 4 },
  matches: { min: 1, max: 6, byDefault: 1 },
};

/** Maximum number of blocks of a home screen. */
export const maxHomeBlocks = 24;

/** Returns the number of rows of a block. */
export const getRows = ({ kind, rows }: HomeBlock): number => rows ?? homeBlockRows[kind]?.byDefault ?? 1;

/** Returns the title of a block in a language, or undefined if it has the title of the app. */
export const getBlockTitle = (
  { title }: HomeBlock,
  language: LanguageCode,
  fallback: LanguageCode,
): string | undefined => title?.[language] ?? title?.[fallback];

/** Returns true for a block that every visitor sees on every day. */
export const isAlwaysShown = ({ audience, from, to, source }: HomeBlock): boolean =>
  !audience && !from && !to && source !== 'continue';

/**
 * Returns the categories that a collection with the source `categories` shows: all except HOT, and those that have a
 * collection of their own on the home screen.
 */
export const listCollectionCategories = (
  home: readonly HomeBlock[],
  categories: readonly GameCategory[],
): readonly GameCategory[] => {
  const own = new Set(home.flatMap(({ source, category }) => (source === 'category' && category ? [category] : [])));
  return categories.filter((category) => category !== 'HOT' && !own.has(category));
};

/** Home screen of a brand file without a list of blocks. */
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
 * Converts the old form of a list of blocks, which had only the kinds. Stored documents and versions can have it. Values
 * that are not in the old form stay as they are.
 */
export const upgradeHomeBlocks = (list: unknown): unknown =>
  Array.isArray(list) ? list.map((block: unknown) => (kinds.includes(block) ? { kind: block } : block)) : list;
