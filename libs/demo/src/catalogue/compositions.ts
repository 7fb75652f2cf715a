import type { GameCategory } from '@livery/merchant/categories';
import { boardGames, seriesGames } from './lottery-compositions.ts';
import {
  composeNames,
  headThenModifier,
  joinWithDot,
  type LocalizedText,
  type Translations,
} from '../localized-text.ts';
import { fishHeads, fishThemes, slotHeads, slotThemes } from './slot-names.data.ts';
import { arenaEvents, arenas, esports, esportsEvents, markets, sports } from './sport-names.data.ts';
import { cardGames, cardRooms, instantEditions, instantGames, liveRooms, liveTables } from './table-names.data.ts';

/** Names and theme of a game without a vendor. */
export interface Composition {
  readonly names: Translations;
  /** Slug of the artwork theme. */
  readonly theme: string;
  /** Code of the only vendor for this game. If absent, any vendor of the category can offer it. */
  readonly vendor?: string;
  readonly lottoMode?: string;
  /** Room id of the game at the vendor. If absent, it is the game code. */
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

/** Composes a name whose main word (head) comes first, except in English: `Tesoro del Dragón`, `Dragon Treasure`. */
const ofTheme = (theme: string, head: LocalizedText, modifier: LocalizedText): Composition => ({
  theme,
  names: composeNames([head, modifier], headThenModifier),
});

/** Composes a name in which the game comes before its kind, except in English: `Baccarat Jade`, `Jade Baccarat`. */
const ofKind = (thing: LocalizedText, kind: LocalizedText): Composition => ofTheme(slug(thing), thing, kind);

/** Composes a name with the same order in every language: `Football Live`. */
const sequence = (first: LocalizedText, second: LocalizedText): Composition => ({
  theme: slug(first),
  names: composeNames([first, second], { ...headThenModifier, EN: (a, b) => `${a} ${b}` }),
});

/** All possible games of the demo catalogue by category. */
export const compositions: Readonly<Record<Exclude<GameCategory, 'HOT'>, readonly Composition[]>> = {
  RNG: Object.entries(slotThemes).flatMap(([theme, word]) => slotHeads.map((head) => ofTheme(theme, head, word))),
  FISH: Object.entries(fishThemes).flatMap(([theme, word]) => fishHeads.map((head) => ofTheme(theme, head, word))),
  LIVE: cross(liveTables, liveRooms, ofKind),
  PVP: cross(cardGames, cardRooms, ofKind),
  INHOUSE: cross(instantGames, instantEditions, ofKind),
  SPORTS: cross(sports, markets, sequence),
  ESPORTS: cross(esports, esportsEvents, (discipline, event) => ({
    theme: slug(discipline),
    names: joinWithDot(discipline, event),
  })),
  COCKFIGHT: cross(arenas, arenaEvents, (arena, event) => ({
    theme: slug(arena),
    names: composeNames([event, arena], headThenModifier),
  })),
  LOTT: seriesGames,
  ELOTT: boardGames,
};
