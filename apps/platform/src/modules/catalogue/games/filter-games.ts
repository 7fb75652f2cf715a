import { GameSelection } from '@livery/contract/enums';
import type { gameList } from '@livery/contract/catalogue/games';
import { parseAmount } from '@livery/contract/money';
import type { ParsedRequest } from '@livery/contract/operation';
import type { LanguageCode } from '@livery/merchant/languages';
import { normalizeSearchText } from '../../../core/search/normalize-text.ts';
import type { Game } from './catalogue-snapshot.ts';
import type { GameFigures } from './game-figures.ts';
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

/** Facts about games that depend on the brand and the member. */
interface FilterContext {
  readonly figures: GameFigures;
  /** Ids of the member's favourite games. */
  readonly favourites: ReadonlySet<string>;
}

const selections: Readonly<Record<GameSelection, (context: FilterContext) => Test>> = {
  ALL: () => () => true,
  NEW: ({ figures }) => figures.isNew,
  HOT: ({ figures }) => figures.isHot,
  FAV:
    ({ favourites }) =>
    ({ nodeId }) =>
      favourites.has(nodeId),
};

/** Returns the filter for a key of `selections` or for the key of a class of games. */
const getFilter = (key: string, context: FilterContext): Test =>
  Object.hasOwn(selections, key) ? selections[key as GameSelection](context) : ({ classify }) => classify === key;

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
  context: FilterContext,
): readonly Game[] => {
  const { vassalage, minBet, minLine, isNew } = query;
  const stake = minBet === undefined ? undefined : parseAmount(minBet);
  const tests: Test[] = getFilterKeys(query).map((key) => getFilter(key, context));
  if (vassalage) tests.push(({ vendor }) => vendor === vassalage);
  if (isNew) tests.push(context.figures.isNew);
  if (stake !== undefined) tests.push((game) => context.figures.getMinBet(game) === stake);
  if (minLine !== undefined) tests.push(({ lines }) => lines !== null && lines >= minLine);
  if (query.gameName) tests.push(createNameFilter(query.gameName, language));
  return games.filter((game) => tests.every((test) => test(game)));
};
