import { BrandContext, useBrand } from '@livery/kit/brand';
import { DeferredRegion, PrerenderRegion } from '@livery/kit/prerender/prerendered';
import type { GameCategory } from '@livery/merchant/categories';
import { getRows, type HomeBlock, isAlwaysShown, listCollectionCategories } from '@livery/merchant/home-blocks';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { useTranslation } from 'react-i18next';
import { arrangeCategories } from '../game-browser/category-menu/arrange-categories.ts';
import { CategoryMenu } from '../game-browser/category-menu/category-menu.tsx';
import { CategoryPanel } from '../game-browser/category-panel.tsx';
import { tilesPerRow } from '../game-browser/popular-games.tsx';
import { GameSkeletons } from '../game-tiles/game-skeletons.tsx';
import { GamesLayout } from '../game-browser/game-panel.tsx';
import { PopularSearch } from '../game-browser/search/popular-search.tsx';
import { HeroSlide } from './hero/hero-slide.tsx';
import heroStyles from './hero/hero.module.css';
import { JackpotLayout } from './jackpot/jackpot-layout.tsx';
import { MatchesLayout } from '../sports/matches-layout.tsx';
import { AnnouncementBarPlaceholder } from './announcements/announcement-bar-placeholder.tsx';
import { WinnersPlaceholder } from './winners/winners-placeholder.tsx';
import { getBlockRegion } from './blocks/block-region.ts';
import { DrawsLayout } from './blocks/draws-layout.tsx';
import { CollectionLayout } from './blocks/collection-layout.tsx';
import { useCollectionTitle } from './blocks/collection-title.ts';
import { HomeLayout } from './home-layout.tsx';

/**
 * Home page for the prerendered HTML, as it is before the data have loaded. The component sends no request and uses no
 * browser API. All elements have their final size, so that nothing moves when the app replaces them.
 *
 * The page ends with the block of the games, whose placeholders fill the rest of the screen. Blocks that only some
 * visitors or only some days show are omitted. The browser shows the blocks up to the category menu first, so that a
 * visitor can tap the menu early.
 */
export function HomePrerender({ brand }: { brand: BrandRuntime }) {
  const regions = brand.layout.home.map((block, index) => ({ block, region: getBlockRegion(block, index) }));
  const end = regions.findIndex(({ block }) => block.kind === 'games') + 1 || regions.length;
  const shown = regions.slice(0, end).filter(({ block }) => isAlwaysShown(block));
  const menuEnd = shown.findIndex(({ block }) => block.kind === 'categories') + 1 || shown.length;
  const renderPlaceholders = (part: typeof shown) =>
    part.map(({ block, region }) => <Placeholder key={region} block={block} region={region} />);
  return (
    <BrandContext value={brand}>
      <HomeLayout>
        {renderPlaceholders(shown.slice(0, menuEnd))}
        <DeferredRegion stage={3}>{renderPlaceholders(shown.slice(menuEnd))}</DeferredRegion>
      </HomeLayout>
    </BrandContext>
  );
}

interface PlaceholderProps {
  readonly block: HomeBlock;
  readonly region: string;
}

function Placeholder({ block, region }: PlaceholderProps) {
  // The app does not replace the block `games` as a whole, so it is not a named region. The app renders this block
  // itself, and only its search field is a named region.
  if (block.kind === 'games') return <BlockPlaceholder block={block} />;
  return (
    <PrerenderRegion name={region}>
      <BlockPlaceholder block={block} />
    </PrerenderRegion>
  );
}

/** Number of category icons that the widest screen shows before scrolling. */
const visibleIconCount = 7;

const noop = () => undefined;

function BlockPlaceholder({ block }: { block: HomeBlock }) {
  const { t } = useTranslation('games');
  const { hero, categories } = useBrand();
  switch (block.kind) {
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
            <GameSkeletons count={getRows(block) * tilesPerRow} />
          </CategoryPanel>
        </GamesLayout>
      );
    case 'collection':
      return <CollectionPlaceholders block={block} />;
    case 'draws':
      return <DrawsLayout block={block} />;
    case 'matches':
      return <MatchesLayout block={block} />;
    case 'winners':
      return <WinnersPlaceholder block={block} />;
    case 'jackpot':
      return <JackpotLayout />;
    default:
      return null;
  }
}

function CollectionPlaceholders({ block }: { block: HomeBlock }) {
  const { categories, layout } = useBrand();
  const listed = block.source === 'categories' ? listCollectionCategories(layout.home, categories) : [block.category];
  return listed.map((category) => <CollectionPlaceholder key={category ?? 'all'} block={block} category={category} />);
}

function CollectionPlaceholder({ block, category }: { block: HomeBlock; category: GameCategory | undefined }) {
  return <CollectionLayout block={block} title={useCollectionTitle(block, category)} />;
}
