import { BrandContext, useBrand } from '@livery/kit/brand';
import type { HomeSection } from '@livery/merchant/layout';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { useTranslation } from 'react-i18next';
import { CategoryMenu } from '../category-menu/category-menu.tsx';
import { GameSkeletons } from '../games/game-skeletons.tsx';
import { GamesFrame } from '../games/game-panel.tsx';
import { SearchBar } from '../games/search-bar.tsx';
import { HeroSlide } from '../hero/hero-slide.tsx';
import heroStyles from '../hero/hero.module.css';
import { JackpotFrame } from '../jackpot/jackpot-frame.tsx';
import { NoticePlace } from '../notice/notice-place.tsx';
import { WinnersPlace } from '../winners/winners-place.tsx';
import { HomeFrame } from './home-frame.tsx';

/** The home before its data: pure markup in the geometry of what comes, for the page as it is composed. It asks for nothing and touches no browser. */
export function HomeShell({ brand }: { brand: BrandRuntime }) {
  return (
    <BrandContext value={brand}>
      <HomeFrame draw={drawPlace} />
    </BrandContext>
  );
}

const drawPlace = (section: HomeSection) => <Place key={section} section={section} />;

const ignore = () => undefined;

function Place({ section }: { section: HomeSection }) {
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
      return <NoticePlace />;
    case 'categories':
      return <CategoryMenu categories={categories} value="HOT" />;
    case 'games':
      return (
        <GamesFrame category="HOT">
          <SearchBar label={t('search.hot')} value="" onSearch={ignore} />
          <GameSkeletons />
        </GamesFrame>
      );
    case 'winners':
      return <WinnersPlace />;
    case 'jackpot':
      return <JackpotFrame />;
    default:
      return null;
  }
}
