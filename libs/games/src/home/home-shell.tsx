import { BrandContext, useBrand } from '@livery/kit/brand';
import { DrawnLater, DrawnPart } from '@livery/kit/drawn';
import type { HomeSection } from '@livery/merchant/layout';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { useTranslation } from 'react-i18next';
import { arrangeCategories } from '../category-menu/arrange-categories.ts';
import { CategoryMenu } from '../category-menu/category-menu.tsx';
import { CategoryPanel } from '../games/category-panel.tsx';
import { GameSkeletons } from '../games/game-skeletons.tsx';
import { GamesFrame } from '../games/game-panel.tsx';
import { HotSearch } from '../games/hot-search.tsx';
import { HeroSlide } from '../hero/hero-slide.tsx';
import heroStyles from '../hero/hero.module.css';
import { JackpotFrame } from '../jackpot/jackpot-frame.tsx';
import { MatchesFrame } from '../matches/matches-frame.tsx';
import { NoticePlace } from '../notice/notice-place.tsx';
import { WinnersPlace } from '../winners/winners-place.tsx';
import { HomeFrame } from './home-frame.tsx';

/**
 * The home before its data: pure markup in the geometry of what comes, for the page as it is composed. It asks for
 * nothing and touches no browser. What can be tapped first, the menu, stands before what is only waited for. The places of
 * the games are a screen high, so what follows them is out of sight and left to the app.
 */
export function HomeShell({ brand }: { brand: BrandRuntime }) {
  const { home } = brand.layout;
  const sections = home.slice(0, home.indexOf('games') + 1 || undefined);
  const untilMenu = sections.indexOf('categories') + 1 || sections.length;
  return (
    <BrandContext value={brand}>
      <HomeFrame sections={sections.slice(0, untilMenu)} draw={drawPlace}>
        <DrawnLater stage={3}>{sections.slice(untilMenu).map(drawPlace)}</DrawnLater>
      </HomeFrame>
    </BrandContext>
  );
}

const drawPlace = (section: HomeSection) =>
  section === 'games' ? (
    <Place key={section} section={section} />
  ) : (
    <DrawnPart key={section} name={section}>
      <Place section={section} />
    </DrawnPart>
  );

/** Icons of the menu that the widest screen shows before anybody scrolls it. */
const iconsInSight = 7;

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
      return <CategoryMenu categories={arrangeCategories(categories)} value="HOT" icons={iconsInSight} />;
    case 'games':
      return (
        <GamesFrame>
          <DrawnPart name="search">
            <HotSearch value="" onSearch={ignore} />
          </DrawnPart>
          <CategoryPanel category="HOT">
            <GameSkeletons />
          </CategoryPanel>
        </GamesFrame>
      );
    case 'matches':
      return <MatchesFrame />;
    case 'winners':
      return <WinnersPlace />;
    case 'jackpot':
      return <JackpotFrame />;
    default:
      return null;
  }
}
