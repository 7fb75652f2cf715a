import { withPrerenderHandoff } from '@livery/kit/prerender/hydrate-region';
import { PopularSearch as Search } from './search/popular-search.tsx';

/**
 * Parts of the popular games that the first tiles do not need: the empty state, the error state, and the later
 * improvements of the tiles.
 */
export { GamesEmpty } from '../game-tiles/games-empty.tsx';
export { GamesFailed } from '../game-tiles/games-failed.tsx';
export { TileEnhancer } from './tile-enhancer.tsx';

export { matchesName } from '@livery/kit/text/normalize-search-text';

export const PopularSearch = withPrerenderHandoff('search', Search);
