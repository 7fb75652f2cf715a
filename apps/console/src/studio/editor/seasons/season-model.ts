import { addDays, maxSeasons, toNextYear } from '@livery/merchant/seasons';
import { type BrandDocument, type Change, getValue, isBranch } from '../model/brand-document.ts';
import { isDay } from '../model/is-day.ts';
import { listAssetPaths, listSeasonImages } from '../images/image-slot.ts';

/**
 * A seasonal layer (colours and images for some days) in the draft. Its values are unchecked, because a draft can have
 * problems.
 */
export type DraftSeason = BrandDocument;

/** Number of days of a new layer. */
const firstDays = 7;

/** Returns the list of seasonal layers in a document, with entries that are not layers. */
export const readSeasonEntries = (document: BrandDocument): readonly unknown[] => {
  const list = getValue(document, ['seasons']);
  return Array.isArray(list) ? list : [];
};

/** Returns the seasonal layers in a list, and their positions in it. */
export const findSeasons = (
  entries: readonly unknown[],
): readonly { readonly season: DraftSeason; readonly index: number }[] =>
  entries.flatMap((entry, index) => (isBranch(entry) ? [{ season: entry, index }] : []));

export const canAdd = (entries: readonly unknown[]): boolean => entries.length < maxSeasons;

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns a new seasonal layer of one week. It begins after all other layers, and not before `today`. */
export const createSeason = (seasons: readonly DraftSeason[], name: string, today: string): DraftSeason => {
  const ends = seasons.map(({ to }) => readText(to)).filter(isDay);
  const from = [today, ...ends.map((end) => addDays(end, 1))].toSorted().at(-1) ?? today;
  return { name, from, to: addDays(from, firstDays - 1) };
};

/** Returns a copy of the seasonal layer, on the same days of the next year. Invalid days are copied unchanged. */
export const copyToNextYear = (season: DraftSeason): DraftSeason => {
  const move = (day: unknown): unknown => (isDay(readText(day)) ? toNextYear(readText(day)) : day);
  return { ...season, from: move(season['from']), to: move(season['to']) };
};

/** Changes values of a seasonal layer. Null or an empty object removes a value. */
export const changeSeason = (season: DraftSeason, change: Readonly<Record<string, unknown>>): DraftSeason => {
  const isEmpty = (value: unknown) => value === null || (isBranch(value) && Object.keys(value).length === 0);
  return Object.fromEntries(Object.entries({ ...season, ...change }).filter(([, value]) => !isEmpty(value)));
};

/** State of a seasonal layer on a day. `unknown` if its days are not valid. */
export const getSeasonState = ({ from, to }: DraftSeason, today: string): 'past' | 'active' | 'coming' | 'unknown' => {
  const [first, last] = [readText(from), readText(to)];
  if (!isDay(first) || !isDay(last)) return 'unknown';
  if (last < today) return 'past';
  return first <= today ? 'active' : 'coming';
};

interface Draft {
  readonly document: BrandDocument;
  readonly assets: Readonly<Record<string, string>>;
}

/**
 * Returns the changes that set the list of layers. They also remove the images of the earlier layers that the
 * document no longer uses.
 */
export const setSeasons = ({ document, assets }: Draft, seasons: readonly unknown[]): Change[] => {
  const named = listAssetPaths({ ...document, seasons });
  const removed = listSeasonImages(document['seasons']).filter((path) => path in assets && !named.includes(path));
  return [
    { path: ['document', 'seasons'], to: seasons.length === 0 ? null : [...seasons] },
    ...[...new Set(removed)].map((path) => ({ path: ['assets', path], to: null })),
  ];
};
