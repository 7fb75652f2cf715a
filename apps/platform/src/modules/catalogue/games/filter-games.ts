import { GameSelection } from '@livery/contract/enums';
import type { gameList } from '@livery/contract/catalogue/games';
import { parseAmount } from '@livery/contract/money';
import type { ParsedRequest } from '@livery/contract/operation';
import type { LanguageCode } from '@livery/merchant/languages';
import { normalizeSearchText } from '../../../core/search/normalize-text.ts';
import type { Game } from './catalogue-snapshot.ts';
import { localizedName } from './game-tile.ts';

export type ListQuery = ParsedRequest<typeof gameList>;

type Test = (game: Game) => boolean;

/**
 * Creates a filter for games whose name contains the entered text, in the displayed language or in English. An empty
 * text matches every game.
 */
export const createNameFilter = (typed: string, language: LanguageCode): Test => {
  const searchText = normalizeSearchText(typed);
  return (game) =>
    normalizeSearchText(localizedName(game, language)).includes(searchText) ||
    normalizeSearchText(game.name).includes(searchText);
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

/**
 * Returns the filter for a key of `selections` or for the key of a class of games. `favourites` contains the ids of
 * the member's favourite games.
 */
const getFilter = (key: string, favourites: ReadonlySet<string>): Test =>
  Object.hasOwn(selections, key) ? selections[key as GameSelection](favourites) : ({ classify }) => classify === key;

const getFilterKeys = ({ gameClassify = '' }: ListQuery): string[] => gameClassify.split(',').filter(Boolean);

/** Returns true if the query selects favourites. The response is then different for each member. */
export const needsFavourites = (query: ListQuery): boolean => getFilterKeys(query).includes(GameSelection.Favourite);

/**
 * Returns true if the query has a filter other than a name, such as new games only. The selection `ALL` does not count
 * as a filter.
 */
export const hasFilters = (query: ListQuery): boolean =>
  Boolean(query.vassalage || query.isNew) ||
  query.minBet !== undefined ||
  query.minLine !== undefined ||
  getFilterKeys(query).some((key) => key !== GameSelection.All);

export const filterGames = (
  games: readonly Game[],
  language: LanguageCode,
  query: ListQuery,
  favourites: ReadonlySet<string>,
): readonly Game[] => {
  const { vassalage, minBet, minLine, isNew } = query;
  const stake = minBet === undefined ? undefined : parseAmount(minBet);
  const tests: Test[] = getFilterKeys(query).map((key) => getFilter(key, favourites));
  if (vassalage) tests.push(({ vendor }) => vendor === vassalage);
  if (isNew) tests.push(selections.NEW(favourites));
  if (stake !== undefined) tests.push((game) => game.minBet === stake);
  if (minLine !== undefined) tests.push(({ lines }) => lines !== null && lines >= minLine);
  if (query.gameName) tests.push(createNameFilter(query.gameName, language));
  return games.filter((game) => tests.every((test) => test(game)));
};
