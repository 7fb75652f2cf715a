import { GameSelection } from '@livery/contract/enums';
import type { gameList } from '@livery/contract/games';
import { parseAmount } from '@livery/contract/money';
import type { ParsedOf } from '@livery/contract/operation';
import type { LanguageCode } from '@livery/merchant/languages';
import { fold } from './fold.ts';
import type { Game } from './snapshot.ts';
import { nameIn } from './tile.ts';

export type ListQuery = ParsedOf<typeof gameList>;

type Test = (game: Game) => boolean;

/** Whether a game's name, in the language that is shown or in English, has the words that were typed. Without words every game has. */
export const isNamed = (typed: string, language: LanguageCode): Test => {
  const words = fold(typed);
  return (game) => fold(nameIn(game, language)).includes(words) || fold(game.name).includes(words);
};

const selections: Readonly<Record<GameSelection, (favourites: ReadonlySet<string>) => Test>> = {
  ALL: () => () => true,
  NEW:
    () =>
    ({ isNew }) =>
      isNew,
  HOT:
    () =>
    ({ isHot }) =>
      isHot,
  FAV:
    (favourites) =>
    ({ nodeId }) =>
      favourites.has(nodeId),
};

/** A key that is no selection is a class of games. */
const testOf = (key: string, favourites: ReadonlySet<string>): Test =>
  Object.hasOwn(selections, key) ? selections[key as GameSelection](favourites) : ({ classify }) => classify === key;

const keysOf = ({ gameClassify = '' }: ListQuery): string[] => gameClassify.split(',').filter(Boolean);

/** Whether the answer depends on who asks. */
export const asksForFavourites = (query: ListQuery): boolean => keysOf(query).includes(GameSelection.Favourite);

/** Whether a list is narrowed by anything but a name. */
export const isNarrowed = (query: ListQuery): boolean =>
  Boolean(query.vassalage ?? query.minBet ?? query.minLine ?? query.isNew) ||
  keysOf(query).some((key) => key !== GameSelection.All);

/** The games that hold to all that is asked for. */
export const selectGames = (
  games: readonly Game[],
  language: LanguageCode,
  query: ListQuery,
  favourites: ReadonlySet<string>,
): readonly Game[] => {
  const { vassalage, minBet, minLine, isNew } = query;
  const stake = minBet === undefined ? undefined : parseAmount(minBet);
  const tests: Test[] = keysOf(query).map((key) => testOf(key, favourites));
  if (vassalage) tests.push(({ vendor }) => vendor === vassalage);
  if (isNew) tests.push(selections.NEW(favourites));
  if (stake !== undefined) tests.push((game) => game.minBet === stake);
  if (minLine !== undefined) tests.push(({ lines }) => lines !== null && lines >= minLine);
  if (query.gameName) tests.push(isNamed(query.gameName, language));
  return games.filter((game) => tests.every((holds) => holds(game)));
};
