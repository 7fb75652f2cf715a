import type { GameCategory } from '@livery/merchant/categories';
import { composeDemoText, type DemoText, demoText, demoTexts } from '../demo-text.ts';
import { boardGames, seriesGames } from './lottery-compositions.ts';

/** Demo game without the data that the generator of the catalogue adds later, e.g. the id and the code. */
export interface Composition {
  readonly names: DemoText;
  /** Name of the artwork theme in URL form, e.g. `big-two`. */
  readonly theme: string;
  /** Code of the only vendor that offers this game. If absent, any vendor of the category can offer it. */
  readonly vendor?: string;
  readonly lottoMode?: string;
  /**
   * Room id: the id with which a member launches the game (`gameId` in the request). For a lottery game, it is the code
   * of the lottery. If absent, the room id equals the game code.
   */
  readonly room?: string;
}

type Texts = Readonly<Record<string, DemoText>>;

/**
 * Creates one game for each pair of a text in `firsts` and a text in `seconds`. `pattern` is the name of the game with
 * two placeholders, whose names are `first` and `second`. The key of the text in `firsts` is also the artwork theme of
 * the game.
 */
const cross = (pattern: DemoText, [first, firsts]: [string, Texts], [second, seconds]: [string, Texts]) =>
  Object.entries(firsts).flatMap(([theme, text]) =>
    Object.values(seconds).map((other): Composition => ({
      theme,
      names: composeDemoText(pattern, { [first]: text, [second]: other }),
    })),
  );

/**
 * Instant games, in which a round has steps or a draw, e.g. `mines` and `keno`. The keys of their names in the
 * translation file are also their themes.
 */
export const originals: readonly Composition[] = Object.entries(demoTexts('names.originals')).map(([theme, names]) => ({
  theme,
  names,
}));

/**
 * All games that the demo catalogue can contain, by category. The order of the games depends on the order of the parts
 * in `locales/EN.json`.
 */
export const compositions: Readonly<Record<Exclude<GameCategory, 'HOT'>, readonly Composition[]>> = {
  RNG: cross(
    demoText('names.slots.pattern'),
    ['theme', demoTexts('names.slots.themes')],
    ['head', demoTexts('names.slots.heads')],
  ),
  FISH: cross(
    demoText('names.fish.pattern'),
    ['theme', demoTexts('names.fish.themes')],
    ['head', demoTexts('names.fish.heads')],
  ),
  LIVE: cross(
    demoText('names.live.pattern'),
    ['game', demoTexts('names.live.games')],
    ['room', demoTexts('names.live.rooms')],
  ),
  PVP: cross(
    demoText('names.cards.pattern'),
    ['game', demoTexts('names.cards.games')],
    ['room', demoTexts('names.cards.rooms')],
  ),
  INHOUSE: cross(
    demoText('names.instant.pattern'),
    ['game', demoTexts('names.instant.games')],
    ['edition', demoTexts('names.instant.editions')],
  ),
  SPORTS: cross(
    demoText('names.sports.pattern'),
    ['sport', demoTexts('names.sports.sports')],
    ['market', demoTexts('names.sports.markets')],
  ),
  ESPORTS: cross(
    demoText('names.esports.pattern'),
    ['game', demoTexts('names.esports.games')],
    ['event', demoTexts('names.esports.events')],
  ),
  COCKFIGHT: cross(
    demoText('names.cockfights.pattern'),
    ['arena', demoTexts('names.cockfights.arenas')],
    ['event', demoTexts('names.cockfights.events')],
  ),
  LOTT: seriesGames,
  ELOTT: boardGames,
};
