import { gameListPageSize } from '@livery/contract/constants';
import * as operations from '@livery/contract/catalogue/games';
import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import { operationQuery, wpsApi, type ApiError } from '../client/client.ts';
import { createWriteQueue } from '../lib/write-queue.ts';

type FavouritesPage = ResponseValue<typeof operations.favouriteGames>;
export type FavouritesQuery = Pick<RequestBody<typeof operations.favouriteGames>, 'gameType' | 'gameName' | 'language'>;

interface FavouriteChange {
  readonly nodeId: string;
  readonly vendor: string;
  readonly isFavourite: boolean;
}

/**
 * Queue of the changes to favourites for which the gateway has not responded yet. The key is the id of the game
 * (`nodeId`).
 */
const pendingWrites = createWriteQueue<FavouriteChange>();

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
     * Adds a game to the favourites or removes it. The cached lists change at once. If the gateway rejects the change,
     * the cached lists change back. Changes of one game are sent one after the other. If the user changes the same game
     * again before a change is sent, only the latest change is sent.
     */
    setFavourite: build.mutation<null, FavouriteChange>({
      queryFn: (change, _api, _extra, send) =>
        pendingWrites.run(change.nodeId, async () => {
          if (!pendingWrites.isLatest(change.nodeId, change)) return { data: null };
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
        pendingWrites.add(nodeId, change);
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
        const isLast = () => pendingWrites.isLatest(nodeId, change);
        // The response to a pending request for the favourite ids can be older than this change, and would overwrite it
        // in the cache. So the change is applied to the cached ids again after that response.
        const idsLoaded = dispatch(favouritesApi.endpoints.favouriteIds.initiate(undefined, { subscribe: false })).then(
          () => isLast() && show(isFavourite),
        );
        try {
          await queryFulfilled;
          await idsLoaded;
          // Reloads the cached lists, because their pages are wrong now: an added game is missing, and after a removal,
          // all later games have moved up by one position.
          if (isLast()) dispatch(wpsApi.util.invalidateTags(['Favourites']));
        } catch {
          if (!isLast()) return;
          show(!isFavourite);
          for (const patch of patches) patch.undo();
        } finally {
          if (isLast()) pendingWrites.remove(nodeId);
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
/** Selects the cached ids of the favourites, for components that do not subscribe to the query. */
export const selectFavouriteIds = favouritesEndpoints.favouriteIds.select();
