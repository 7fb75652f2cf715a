import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { LazyWhenIdle } from '@livery/kit/lazy/lazy-when-idle';
import { LazyWhenVisible } from '@livery/kit/lazy/lazy-when-visible';
import { withPrerenderHandoff } from '@livery/kit/prerender/hydrate-region';
import { CategoryMenu } from '../game-browser/category-menu/category-menu.tsx';
import { useCategories } from '../game-browser/category-menu/use-categories.ts';
import { useGameFilter } from '../game-browser/category-menu/use-game-filter.ts';
import { useScrollToListStart } from '../game-browser/use-scroll-to-list-start.ts';
import { SecondaryBannerPlaceholder } from './secondary-banner/secondary-banner-placeholder.tsx';
import { JackpotLayout } from './jackpot/jackpot-layout.tsx';
import { MatchesLayout } from '../sports/matches-layout.tsx';
import { WinnersPlaceholder } from './winners/winners-placeholder.tsx';

/**
 * Sections of the home page except the games. Until this module has loaded, the page shows the prerendered sections.
 */
export { Hero } from './hero/hero.tsx';
export { HomeAnnouncementBar } from './announcements/home-announcement-bar.tsx';

export const Categories = withPrerenderHandoff('categories', () => {
  const { category, choose } = useGameFilter();
  useScrollToListStart(category);
  return (
    <CategoryMenu categories={useCategories()} value={category} onSelect={(chosen) => choose({ category: chosen })} />
  );
});

const lazyMatches = createLazyModule(() => import('../sports/matches-strip.tsx'));
const lazyWinners = createLazyModule(() => import('./winners/winners-ticker.tsx'));
const lazyJackpot = createLazyModule(() => import('./jackpot/jackpot-line.tsx'));
const lazySecondaryBanner = createLazyModule(() => import('./secondary-banner/secondary-banner.tsx'));
const lazyHomeExtras = createLazyModule(() => import('./deferred/home-extras.tsx'));

export const Matches = () => (
  <LazyWhenVisible module={lazyMatches} fallback={<MatchesLayout />}>
    {({ MatchesStrip }) => <MatchesStrip />}
  </LazyWhenVisible>
);
export const Winners = () => (
  <LazyWhenVisible module={lazyWinners} fallback={<WinnersPlaceholder />}>
    {({ WinnersTicker }) => <WinnersTicker />}
  </LazyWhenVisible>
);
export const Jackpot = () => (
  <LazyWhenVisible module={lazyJackpot} fallback={<JackpotLayout />}>
    {({ JackpotLine }) => <JackpotLine />}
  </LazyWhenVisible>
);
export const SecondaryBanner = () => (
  <LazyWhenVisible module={lazySecondaryBanner} fallback={<SecondaryBannerPlaceholder />}>
    {({ SecondaryBanner: LoadedBanner }) => <LoadedBanner />}
  </LazyWhenVisible>
);
export const HomeExtras = () => (
  <LazyWhenIdle module={lazyHomeExtras}>{({ HomeExtras: LoadedExtras }) => <LoadedExtras />}</LazyWhenIdle>
);
