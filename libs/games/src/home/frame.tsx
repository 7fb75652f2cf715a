import { takingOver } from '@livery/kit/taking-over';
import { CategoryMenu } from '../category-menu/category-menu.tsx';
import { useCategories } from '../category-menu/use-categories.ts';
import { useGameFilter } from '../category-menu/use-game-filter.ts';
import { HotSearch as Search } from '../games/hot-search.tsx';
import { useStartOfList } from '../games/use-start-of-list.ts';
import { ExtraBannerPlace } from '../extra-banner/extra-banner-place.tsx';
import { JackpotFrame } from '../jackpot/jackpot-frame.tsx';
import { MatchesFrame } from '../matches/matches-frame.tsx';
import { idle } from '../section/idle.tsx';
import { later } from '../section/later.tsx';
import { WinnersPlace } from '../winners/winners-place.tsx';

/** All of the home around its games: the page as it was drawn stands in for it until it comes. */
export { Hero } from '../hero/hero.tsx';
export { NoticeLine } from '../notice/notice-line.tsx';
export { nameMatches } from '../games/fold.ts';
export { GamesEmpty } from '../games/games-empty.tsx';
export { GamesFailed } from '../games/games-failed.tsx';
export { TileKeeper } from '../games/tile-keeper.ts';
export { SectionFailed } from '../section/section-failed.tsx';

export const HotSearch = takingOver('search', Search);

export const Categories = takingOver('categories', () => {
  const { category, choose } = useGameFilter();
  useStartOfList(category);
  return (
    <CategoryMenu categories={useCategories()} value={category} onSelect={(chosen) => choose({ category: chosen })} />
  );
});

export const Matches = later(
  () => import('../matches/matches-strip.tsx').then((module) => module.MatchesStrip),
  MatchesFrame,
);
export const Winners = later(
  () => import('../winners/winners-ticker.tsx').then((module) => module.WinnersTicker),
  WinnersPlace,
);
export const Jackpot = later(
  () => import('../jackpot/jackpot-line.tsx').then((module) => module.JackpotLine),
  JackpotFrame,
);
export const ExtraBanner = later(
  () => import('../extra-banner/extra-banner.tsx').then((module) => module.ExtraBanner),
  ExtraBannerPlace,
);
export const HomeExtras = idle(() => import('../opening/home-extras.tsx').then((module) => module.HomeExtras));
