import { withPrerenderHandoff } from '@livery/kit/prerender/hydrate-region';
import { CategoryMenu } from '../game-browser/category-menu/category-menu.tsx';
import { useCategories } from '../game-browser/category-menu/use-categories.ts';
import { useGameFilter } from '../game-browser/category-menu/use-game-filter.ts';
import { useScrollToListStart } from '../game-browser/use-scroll-to-list-start.ts';
import { SecondaryBannerPlaceholder } from './secondary-banner/secondary-banner-placeholder.tsx';
import { JackpotLayout } from './jackpot/jackpot-layout.tsx';
import { MatchesLayout } from '../sports/matches-layout.tsx';
import { loadWhenIdle } from '../section/load-when-idle.tsx';
import { loadWhenVisible } from '../section/load-when-visible.tsx';
import { WinnersPlaceholder } from './winners/winners-placeholder.tsx';

/** Sections of the home other than the games. The prerendered page replaces them until they have loaded. */
export { Hero } from './hero/hero.tsx';
export { HomeAnnouncementBar } from './announcements/home-announcement-bar.tsx';

export const Categories = withPrerenderHandoff('categories', () => {
  const { category, choose } = useGameFilter();
  useScrollToListStart(category);
  return (
    <CategoryMenu categories={useCategories()} value={category} onSelect={(chosen) => choose({ category: chosen })} />
  );
});

export const Matches = loadWhenVisible(
  () => import('../sports/matches-strip.tsx').then((module) => module.MatchesStrip),
  MatchesLayout,
);
export const Winners = loadWhenVisible(
  () => import('./winners/winners-ticker.tsx').then((module) => module.WinnersTicker),
  WinnersPlaceholder,
);
export const Jackpot = loadWhenVisible(
  () => import('./jackpot/jackpot-line.tsx').then((module) => module.JackpotLine),
  JackpotLayout,
);
export const SecondaryBanner = loadWhenVisible(
  () => import('./secondary-banner/secondary-banner.tsx').then((module) => module.SecondaryBanner),
  SecondaryBannerPlaceholder,
);
export const HomeExtras = loadWhenIdle(() => import('./deferred/home-extras.tsx').then((module) => module.HomeExtras));
