import { withPrerenderHandoff } from '@livery/kit/prerender/hydrate-region';
import { PopularSearch as Search } from './search/popular-search.tsx';

/**
 * Components of the popular games that are not needed to show the first tiles: the empty state, the error state, the
 * search field, and `TileEnhancer`. `TileEnhancer` adds favourite buttons and final links to the visible tiles.
 */
export { GamesEmpty } from '../game-tiles/games-empty.tsx';
export { GamesFailed } from '../game-tiles/games-failed.tsx';
export { TileEnhancer } from './tile-enhancer.tsx';

export { matchesName } from '@livery/kit/text/normalize-search-text';

export const PopularSearch = withPrerenderHandoff('search', Search);
