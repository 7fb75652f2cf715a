import { gameListPageSize } from '@livery/contract/constants';
import * as operations from '@livery/contract/catalogue/games';
import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import { operationQuery, wpsApi, type ApiError } from '../client/client.ts';
import { runExclusive } from '../lib/keyed-mutex.ts';

type FavouritesPage = ResponseValue<typeof operations.favouriteGames>;
export type FavouritesQuery = Pick<RequestBody<typeof operations.favouriteGames>, 'gameType' | 'gameName' | 'language'>;

interface FavouriteChange {
  readonly nodeId: string;
  readonly vendor: string;
  readonly isFavourite: boolean;
}

/** What was wished last of games whose answer is on its way. */
const pendingWrites = new Map<string, FavouriteChange>();

const favouritesApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    favouriteIds: build.query<readonly string[], void>({
      query: operationQuery(operations.favouriteIds),
      transformResponse: ({ ids }: ResponseValue<typeof operations.favouriteIds>) => ids.map(String),
      providesTags: ['Session'],
    }),
    favouriteGames: build.infiniteQuery<FavouritesPage, FavouritesQuery, number>({
      query: ({ queryArg, pageParam }) =>
        operationQuery(operations.favouriteGames)({ ...queryArg, pageNo: pageParam, pageSize: gameListPageSize }),
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
    setFavourite: build.mutation<null, FavouriteChange>({
      queryFn: (change, _api, _extra, send) =>
        runExclusive(change.nodeId, async () => {
          if (pendingWrites.get(change.nodeId) !== change) return { data: null };
          const { nodeId, vendor } = change;
          const result = await send(
            operationQuery(change.isFavourite ? operations.addFavourite : operations.removeFavourite)({
              nodeId,
              vendor,
            }),
          );
          return result.error ? { error: result.error as ApiError } : { data: null };
        }),
      onQueryStarted: async (change, { dispatch, getState, queryFulfilled }) => {
        const { nodeId, isFavourite } = change;
        pendingWrites.set(nodeId, change);
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
                  pages.forEach((page) => removeFromPage(page, nodeId)),
                ),
              ),
            );
        const isLast = () => pendingWrites.get(nodeId) === change;
        // Ids that are still on their way were read without this wish: it is shown when they come.
        const idsLoaded = dispatch(favouritesApi.endpoints.favouriteIds.initiate(undefined, { subscribe: false })).then(
          () => isLast() && show(isFavourite),
        );
        try {
          await queryFulfilled;
          await idsLoaded;
          // What was added is in no list yet, and what was removed made a later page begin earlier.
          if (isLast()) dispatch(wpsApi.util.invalidateTags(['Favourites']));
        } catch {
          if (!isLast()) return;
          show(!isFavourite);
          for (const patch of patches) patch.undo();
        } finally {
          if (isLast()) pendingWrites.delete(nodeId);
        }
      },
    }),
  }),
});

const removeFromPage = (page: FavouritesPage, nodeId: string): void => {
  const content = page.content.filter((game) => game.nodeId !== nodeId);
  page.total -= page.content.length - content.length;
  page.content = content;
};

export const { useFavouriteIdsQuery, useFavouriteGamesInfiniteQuery, useSetFavouriteMutation } = favouritesApi;
export const favouritesEndpoints = favouritesApi.endpoints;
/** The state of the ids, for those who only look. */
export const selectFavouriteIds = favouritesEndpoints.favouriteIds.select();
