import { type GameTile, useGameListInfiniteQuery } from '@livery/api/catalogue/games';
import { useHotGamesQuery } from '@livery/api/catalogue/hot-games';
import { useGamesForYouQuery, useTopGamesQuery } from '@livery/api/catalogue/ranked-games';
import { useRecentGamesInfiniteQuery } from '@livery/api/catalogue/recents';
import { GameSelection, NodeType } from '@livery/contract/enums';
import { paths, withQuery } from '@livery/kit/paths';
import { useBrand } from '@livery/kit/brand';
import { useSession } from '@livery/kit/session';
import type { GameCategory } from '@livery/merchant/categories';
import { getRows, type HomeBlock } from '@livery/merchant/home-blocks';
import { useRef } from 'react';
import { GameCell } from '../../game-tiles/game-cell.tsx';
import { useTiles } from '../../game-tiles/use-tiles.ts';
import { useDebouncedLanguage } from '../../language/use-debounced-language.ts';
import { LobbyTab } from '../../lobby/state/lobby-tabs.ts';
import { SectionFailed } from '../../section/section-failed.tsx';
import { CollectionArrows } from './collection-arrows.tsx';
import arrowStyles from './collection-arrows.module.css';
import { CollectionLayout, collectionSize } from './collection-layout.tsx';
import { useCollectionTitle } from './collection-title.ts';
import { RankedCell } from './ranked-cell.tsx';

interface CollectionProps {
  readonly block: HomeBlock;
  /** Category of the games. Undefined for the games of all categories. */
  readonly category: GameCategory | undefined;
}

/** Collection of games. Renders nothing if there are no games. */
export function Collection({ block, category }: CollectionProps) {
  const session = useSession();
  switch (block.source) {
    case 'hot':
      return <HotCollection block={block} category={category} />;
    case 'top':
      return <TopCollection block={block} category={category} />;
    case 'forYou':
      return session && <ForYouCollection block={block} category={category} />;
    case 'continue':
      return session && <ContinueCollection block={block} category={category} />;
    default:
      return <ListCollection block={block} category={category} />;
  }
}

function HotCollection({ block, category }: CollectionProps) {
  const { data, ...query } = useHotGamesQuery({ language: useDebouncedLanguage() });
  const games = data?.list.filter(({ gameType }) => category === undefined || gameType === category);
  return (
    <CollectionTiles
      block={block}
      category={category}
      games={games}
      href={withQuery(paths.gameList, { gameType: category ?? 'HOT', ...(category && { tab: LobbyTab.Hot }) })}
      query={query}
    />
  );
}

/** The ten games with the most players, with their rank. The collection has no link to a page with more games. */
function TopCollection({ block, category }: CollectionProps) {
  const { data, ...query } = useTopGamesQuery({ language: useDebouncedLanguage() });
  return <CollectionTiles block={block} category={category} games={data?.list} query={query} />;
}

/**
 * Games that are similar to those that the member has played. It has no placeholder, because most visitors have no such
 * games.
 */
function ForYouCollection({ block, category }: CollectionProps) {
  const { data } = useGamesForYouQuery({ language: useDebouncedLanguage() }, { refetchOnMountOrArgChange: true });
  if (!data) return null;
  return <CollectionTiles block={block} category={category} games={data.list} />;
}

/** Games that the member has played most recently. It has no placeholder, because most visitors have no such games. */
function ContinueCollection({ block, category }: CollectionProps) {
  const { data } = useRecentGamesInfiniteQuery(
    { gameType: 'HOT', gameName: undefined, language: useDebouncedLanguage() },
    { refetchOnMountOrArgChange: true },
  );
  const games = data?.pages[0]?.list;
  if (!games) return null;
  return (
    <CollectionTiles
      block={block}
      category={category}
      games={games}
      href={withQuery(paths.gameList, { gameType: 'HOT', tab: LobbyTab.Recent })}
    />
  );
}

/**
 * Games of a category, or only its new games if the block's source is `new`. The request is the same as the request of
 * the category's game list, so both use one cached response.
 */
function ListCollection({ block, category }: CollectionProps) {
  const { categories } = useBrand();
  const isNew = block.source === 'new';
  const gameType = category ?? categories.find((each) => each === 'RNG') ?? categories.find((each) => each !== 'HOT');
  const { data, ...query } = useGameListInfiniteQuery({
    gameType: gameType ?? 'RNG',
    vassalage: undefined,
    gameClassify: isNew ? GameSelection.New : undefined,
    gameName: undefined,
    language: useDebouncedLanguage(),
  });
  return (
    <CollectionTiles
      block={block}
      category={gameType}
      games={data?.pages[0]?.games}
      href={withQuery(paths.gameList, { gameType, tab: isNew && gameType === 'RNG' ? LobbyTab.New : LobbyTab.All })}
      query={query}
    />
  );
}

interface CollectionTilesProps extends CollectionProps {
  /** Games of the collection. Undefined until they have loaded. */
  readonly games: readonly GameTile[] | undefined;
  /** URL of the page with all games. Undefined if there is no such page. */
  readonly href?: string;
  readonly query?: { readonly error?: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
}

function CollectionTiles({ block, category, games, href, query }: CollectionTilesProps) {
  const title = useCollectionTitle(block, category);
  const place = useRef<HTMLDivElement>(null);
  const isRanked = block.source === 'top';
  const tiles = useTiles(block.source === 'hot' || block.source === 'new' ? block.source : undefined);
  if (!games && query?.error)
    return (
      <CollectionLayout block={block} title={title} href={href}>
        <li>
          <SectionFailed onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
        </li>
      </CollectionLayout>
    );
  if (!games) return <CollectionLayout block={block} title={title} href={href} />;
  const shown = games
    .filter(({ nodeType }) => nodeType !== NodeType.Vendor)
    .slice(0, isRanked ? undefined : Math.max(collectionSize, getRows(block) * 6));
  if (shown.length === 0) return null;
  return (
    <div ref={place} className={arrowStyles.place}>
      <CollectionLayout block={block} title={title} href={href}>
        {shown.map((game, index) =>
          isRanked ? (
            <RankedCell key={game.nodeId} game={game} tiles={tiles} rank={index + 1} />
          ) : (
            <GameCell key={game.nodeId} game={game} tiles={tiles} />
          ),
        )}
      </CollectionLayout>
      <CollectionArrows place={place} />
    </div>
  );
}
