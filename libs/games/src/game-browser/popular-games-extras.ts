import { withPrerenderHandoff } from '@livery/kit/prerender/hydrate-region';
import { PopularSearch as Search } from './search/popular-search.tsx';

/** Parts of the popular games that their first tiles do not need. */
export { GamesEmpty } from '../game-tiles/games-empty.tsx';
export { GamesFailed } from '../game-tiles/games-failed.tsx';
export { TileEnhancer } from './tile-enhancer.tsx';

export { matchesName } from '@livery/kit/text/normalize-search-text';

export const PopularSearch = withPrerenderHandoff('search', Search);
