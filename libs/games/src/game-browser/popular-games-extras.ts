import { withPrerenderHandoff } from '@livery/kit/prerender/hydrate-region';
import { PopularSearch as Search } from './search/popular-search.tsx';

/**
 * Components of the popular games that the first tiles do not need: the empty state, the error state, the search field,
 * and `TileEnhancer`, which completes the tiles after they are visible.
 */
export { GamesEmpty } from '../game-tiles/games-empty.tsx';
export { GamesFailed } from '../game-tiles/games-failed.tsx';
export { TileEnhancer } from './tile-enhancer.tsx';

export { matchesName } from '@livery/kit/text/normalize-search-text';

export const PopularSearch = withPrerenderHandoff('search', Search);
