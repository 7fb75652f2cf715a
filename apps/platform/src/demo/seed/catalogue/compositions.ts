import type { GameCategory } from '@livery/merchant/categories';
import { boardGames, seriesGames } from '../lottery/lottery-compositions.ts';
import { composeNames, headThenModifier, type LocalizedText } from './names.ts';
import { fishHeads, fishThemes, slotHeads, slotThemes } from './slots.names.ts';
import { arenaEvents, arenas, esports, esportsEvents, markets, sports } from './sports.names.ts';
import { cardGames, cardRooms, instantEditions, instantGames, liveRooms, liveTables } from './tables.names.ts';
import type { Translations } from '../../../core/text/translations.ts';

/** A game before it has a vendor: what it is called and what it is about. */
export interface Composition {
  readonly names: Translations;
  /** Slug of what the artwork shows. */
  readonly theme: string;
  /** Vendor that alone can have it. */
  readonly vendor?: string;
  readonly lottoMode?: string;
  /** Room of its vendor that alone is meant; absent: one of its own. */
  readonly room?: string;
}

const slug = (word: LocalizedText): string =>
  word[0]
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const cross = (
  firsts: readonly LocalizedText[],
  seconds: readonly LocalizedText[],
  compose: (first: LocalizedText, second: LocalizedText) => Composition,
): Composition[] => firsts.flatMap((first) => seconds.map((second) => compose(first, second)));

/** Head first where the language wants it: `Tesoro del Dragón`, `Dragon Treasure`. */
const ofTheme = (theme: string, head: LocalizedText, modifier: LocalizedText): Composition => ({
  theme,
  names: composeNames([head, modifier], headThenModifier),
});

/** The thing, then what kind of it: `Baccarat Jade`; English alone turns them round. */
const ofKind = (thing: LocalizedText, kind: LocalizedText): Composition => ofTheme(slug(thing), thing, kind);

/** The same order in every language: `Football Live`. */
const sequence = (first: LocalizedText, second: LocalizedText): Composition => ({
  theme: slug(first),
  names: composeNames([first, second], { ...headThenModifier, EN: (a, b) => `${a} ${b}` }),
});

const dash = (a: string, b: string): string => `${a} · ${b}`;
const dashed = (first: LocalizedText, second: LocalizedText): Translations =>
  composeNames([first, second], { EN: dash, VI: dash, ES: dash, PT: dash, TY: dash, AR: dash, FA: dash });

/** Everything that the demo catalogue can be made of, by category. */
export const compositions: Readonly<Record<Exclude<GameCategory, 'HOT'>, readonly Composition[]>> = {
  RNG: Object.entries(slotThemes).flatMap(([theme, word]) => slotHeads.map((head) => ofTheme(theme, head, word))),
  FISH: Object.entries(fishThemes).flatMap(([theme, word]) => fishHeads.map((head) => ofTheme(theme, head, word))),
  LIVE: cross(liveTables, liveRooms, ofKind),
  PVP: cross(cardGames, cardRooms, ofKind),
  INHOUSE: cross(instantGames, instantEditions, ofKind),
  SPORTS: cross(sports, markets, sequence),
  ESPORTS: cross(esports, esportsEvents, (discipline, event) => ({
    theme: slug(discipline),
    names: dashed(discipline, event),
  })),
  COCKFIGHT: cross(arenas, arenaEvents, (arena, event) => ({
    theme: slug(arena),
    names: composeNames([event, arena], headThenModifier),
  })),
  LOTT: seriesGames,
  ELOTT: boardGames,
};
