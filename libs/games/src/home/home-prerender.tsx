import { BrandContext, useBrand } from '@livery/kit/brand';
import { DeferredRegion, PrerenderRegion } from '@livery/kit/prerender/prerendered';
import type { HomeSection } from '@livery/merchant/layout';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { useTranslation } from 'react-i18next';
import { arrangeCategories } from '../game-browser/category-menu/arrange-categories.ts';
import { CategoryMenu } from '../game-browser/category-menu/category-menu.tsx';
import { CategoryPanel } from '../game-browser/category-panel.tsx';
import { GameSkeletons } from '../game-tiles/game-skeletons.tsx';
import { GamesLayout } from '../game-browser/game-panel.tsx';
import { PopularSearch } from '../game-browser/search/popular-search.tsx';
import { HeroSlide } from './hero/hero-slide.tsx';
import heroStyles from './hero/hero.module.css';
import { JackpotLayout } from './jackpot/jackpot-layout.tsx';
import { MatchesLayout } from '../sports/matches-layout.tsx';
import { AnnouncementBarPlaceholder } from './announcements/announcement-bar-placeholder.tsx';
import { WinnersPlaceholder } from './winners/winners-placeholder.tsx';
import { HomeLayout } from './home-layout.tsx';

/**
 * Prerendered home page, as it looks before the data has loaded. All elements have their final size. It sends no
 * request and uses no browser API. Only the sections up to the games are rendered, because the games' placeholders fill
 * the rest of the screen. The category menu is rendered first, so that a visitor can tap it early.
 */
export function HomePrerender({ brand }: { brand: BrandRuntime }) {
  const { home } = brand.layout;
  const sections = home.slice(0, home.indexOf('games') + 1 || undefined);
  const menuEnd = sections.indexOf('categories') + 1 || sections.length;
  return (
    <BrandContext value={brand}>
      <HomeLayout sections={sections.slice(0, menuEnd)} renderSection={renderPlaceholder}>
        <DeferredRegion stage={3}>{sections.slice(menuEnd).map(renderPlaceholder)}</DeferredRegion>
      </HomeLayout>
    </BrandContext>
  );
}

const renderPlaceholder = (section: HomeSection) =>
  section === 'games' ? (
    <SectionPlaceholder key={section} section={section} />
  ) : (
    <PrerenderRegion key={section} name={section}>
      <SectionPlaceholder section={section} />
    </PrerenderRegion>
  );

/** Number of category icons that the widest screen shows before scrolling. */
const visibleIconCount = 7;

const noop = () => undefined;

function SectionPlaceholder({ section }: { section: HomeSection }) {
  const { t } = useTranslation('games');
  const { hero, categories } = useBrand();
  switch (section) {
    case 'hero':
      return (
        <section className={heroStyles.root} aria-label={t('hero.label')}>
          <div className={heroStyles.track}>
            <HeroSlide hero={hero} />
          </div>
        </section>
      );
    case 'notice':
      return <AnnouncementBarPlaceholder />;
    case 'categories':
      return <CategoryMenu categories={arrangeCategories(categories)} value="HOT" icons={visibleIconCount} />;
    case 'games':
      return (
        <GamesLayout>
          <PrerenderRegion name="search">
            <PopularSearch value="" onSearch={noop} />
          </PrerenderRegion>
          <CategoryPanel category="HOT">
            <GameSkeletons />
          </CategoryPanel>
        </GamesLayout>
      );
    case 'matches':
      return <MatchesLayout />;
    case 'winners':
      return <WinnersPlaceholder />;
    case 'jackpot':
      return <JackpotLayout />;
    default:
      return null;
  }
}
