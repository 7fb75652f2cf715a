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

/** Names and theme of a demo game before it is assigned to a vendor. */
export interface Composition {
  readonly names: Translations;
  /** Name of the artwork theme in URL form, e.g. `big-two`. */
  readonly theme: string;
  /** Code of the only vendor that offers this game. If absent, any vendor of the category can offer it. */
  readonly vendor?: string;
  readonly lottoMode?: string;
  /** Id of the game's room at the vendor. If absent, the game code is the room id. */
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

/**
 * Composes the names of a game from a main word (`head`) and a modifier. The main word comes first in all languages
 * except English: `Tesoro del Dragón`, but `Dragon Treasure`.
 */
const ofTheme = (theme: string, head: LocalizedText, modifier: LocalizedText): Composition => ({
  theme,
  names: composeNames([head, modifier], headThenModifier),
});

/**
 * Composes the names of a game from the game (`thing`) and its variant (`kind`). The game comes first in all languages
 * except English: `Baccarat Jade` in Spanish, but `Jade Baccarat` in English.
 */
const ofKind = (thing: LocalizedText, kind: LocalizedText): Composition => ofTheme(slug(thing), thing, kind);

/** Composes the names of a game from two parts that have the same order in every language, e.g. `Football Live`. */
const sequence = (first: LocalizedText, second: LocalizedText): Composition => ({
  theme: slug(first),
  names: composeNames([first, second], { ...headThenModifier, EN: (a, b) => `${a} ${b}` }),
});

/** All games that the demo catalogue can contain, by category. */
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
