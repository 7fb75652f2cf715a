import { gameListPageSize } from '@livery/contract/constants';
import * as operations from '@livery/contract/games';
import type { RequestOf, ValueOf } from '@livery/contract/operation';
import { call, wpsApi, type ApiError } from '../client/client.ts';
import { inTurn } from './in-turn.ts';

type FavouritesPage = ValueOf<typeof operations.favouriteGames>;
export type FavouritesQuery = Pick<RequestOf<typeof operations.favouriteGames>, 'gameType' | 'gameName' | 'language'>;

interface Wish {
  readonly nodeId: string;
  readonly vendor: string;
  readonly isFavourite: boolean;
}

/** What was wished last of games whose answer is on its way. */
const wishes = new Map<string, Wish>();

const favouritesApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    favouriteIds: build.query<readonly string[], void>({
      query: call(operations.favouriteIds),
      transformResponse: ({ ids }: ValueOf<typeof operations.favouriteIds>) => ids.map(String),
      providesTags: ['Session'],
    }),
    favouriteGames: build.infiniteQuery<FavouritesPage, FavouritesQuery, number>({
      query: ({ queryArg, pageParam }) =>
        call(operations.favouriteGames)({ ...queryArg, pageNo: pageParam, pageSize: gameListPageSize }),
      providesTags: ['Session', 'Favourites'],
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
      },
    }),
    /**
     * Makes a game a favourite or none. It shows at once everywhere and is taken back when the gateway refuses. Taps in
     * quick succession are sent one after the other, and only the last wish counts.
     */
    setFavourite: build.mutation<null, Wish>({
      queryFn: (wish, _api, _extra, send) =>
        inTurn(wish.nodeId, async () => {
          if (wishes.get(wish.nodeId) !== wish) return { data: null };
          const { nodeId, vendor } = wish;
          const answer = await send(
            call(wish.isFavourite ? operations.addFavourite : operations.removeFavourite)({ nodeId, vendor }),
          );
          return answer.error ? { error: answer.error as ApiError } : { data: null };
        }),
      onQueryStarted: async (wish, { dispatch, getState, queryFulfilled }) => {
        const { nodeId, isFavourite } = wish;
        wishes.set(nodeId, wish);
        const queries = favouritesApi.util.selectCachedArgsForQuery(getState(), 'favouriteGames');
        const show = (isShown: boolean) =>
          dispatch(
            favouritesApi.util.updateQueryData('favouriteIds', undefined, (ids) =>
              isShown ? [nodeId, ...ids.filter((id) => id !== nodeId)] : ids.filter((id) => id !== nodeId),
            ),
          );
        show(isFavourite);
        const patches = isFavourite
          ? []
          : queries.map((query) =>
              dispatch(
                favouritesApi.util.updateQueryData('favouriteGames', query, ({ pages }) =>
                  pages.forEach((page) => dropFrom(page, nodeId)),
                ),
              ),
            );
        const isLast = () => wishes.get(nodeId) === wish;
        // Ids that are still on their way were read without this wish: it is shown when they come.
        const known = dispatch(favouritesApi.endpoints.favouriteIds.initiate(undefined, { subscribe: false })).then(
          () => isLast() && show(isFavourite),
        );
        try {
          await queryFulfilled;
          await known;
          // What was added is in no list yet, and what was removed made a later page begin earlier.
          if (isLast()) dispatch(wpsApi.util.invalidateTags(['Favourites']));
        } catch {
          if (!isLast()) return;
          show(!isFavourite);
          for (const patch of patches) patch.undo();
        } finally {
          if (isLast()) wishes.delete(nodeId);
        }
      },
    }),
  }),
});

const dropFrom = (page: FavouritesPage, nodeId: string): void => {
  const content = page.content.filter((game) => game.nodeId !== nodeId);
  page.total -= page.content.length - content.length;
  page.content = content;
};

export const { useFavouriteIdsQuery, useFavouriteGamesInfiniteQuery, useSetFavouriteMutation } = favouritesApi;
export const favouritesEndpoints = favouritesApi.endpoints;
/** The state of the ids, for those who only look. */
export const selectFavouriteIds = favouritesEndpoints.favouriteIds.select();
