import { useBrand } from '@livery/kit/brand';
import { withPrerenderFallback } from '@livery/kit/prerender/prerendered';
import type { HomeSection } from '@livery/merchant/layout';
import type { ComponentType } from 'react';
import { useGameFilter } from '../game-browser/category-menu/use-game-filter.ts';
import { GamePanel } from '../game-browser/game-panel.tsx';
import { SectionBoundary } from '../section/section-boundary.tsx';
import { lazyHomeSections } from './lazy-home-sections.ts';
import { HomeLayout } from './home-layout.tsx';

const Games = () => <GamePanel filter={useGameFilter()} />;

const sections: Readonly<Partial<Record<HomeSection, ComponentType>>> = {
  hero: withPrerenderFallback(lazyHomeSections, 'hero', (module) => module.Hero),
  notice: withPrerenderFallback(lazyHomeSections, 'notice', (module) => module.HomeAnnouncementBar),
  categories: withPrerenderFallback(lazyHomeSections, 'categories', (module) => module.Categories),
  games: Games,
  matches: withPrerenderFallback(lazyHomeSections, 'matches', (module) => module.Matches),
  winners: withPrerenderFallback(lazyHomeSections, 'winners', (module) => module.Winners),
  jackpot: withPrerenderFallback(lazyHomeSections, 'jackpot', (module) => module.Jackpot),
};

const SecondaryBanner = withPrerenderFallback(lazyHomeSections, 'extraBanner', (module) => module.SecondaryBanner);
const HomeExtras = withPrerenderFallback(lazyHomeSections, 'extras', (module) => module.HomeExtras);

const renderSection = (name: HomeSection) => {
  const SectionComponent = sections[name];
  return (
    SectionComponent && (
      <SectionBoundary key={name}>
        <SectionComponent />
      </SectionBoundary>
    )
  );
};

/** Home page. Each section loads and fails independently and has its own retry button. */
export const Screen = () => (
  <HomeLayout sections={useBrand().layout.home} renderSection={renderSection}>
    <SectionBoundary>
      <SecondaryBanner />
    </SectionBoundary>
    <HomeExtras />
  </HomeLayout>
);
