import { useBrand } from '@livery/kit/brand';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { LazyWhenIdle } from '@livery/kit/lazy/lazy-when-idle';
import { LazyWhenVisible } from '@livery/kit/lazy/lazy-when-visible';
import { withPrerenderHandoff } from '@livery/kit/prerender/hydrate-region';
import { useSession } from '@livery/kit/session';
import type { GameCategory } from '@livery/merchant/categories';
import { type HomeBlock, isPersonal, listCollectionCategories } from '@livery/merchant/home-blocks';
import { CategoryMenu } from '../game-browser/category-menu/category-menu.tsx';
import { useCategories } from '../game-browser/category-menu/use-categories.ts';
import { useGameFilter } from '../game-browser/category-menu/use-game-filter.ts';
import { useScrollToListStart } from '../game-browser/use-scroll-to-list-start.ts';
import { SecondaryBannerPlaceholder } from './secondary-banner/secondary-banner-placeholder.tsx';
import { JackpotLayout } from './jackpot/jackpot-layout.tsx';
import { MatchesLayout } from '../sports/matches-layout.tsx';
import { HomeAnnouncementBar } from './announcements/home-announcement-bar.tsx';
import { DrawsLayout } from './blocks/draws-layout.tsx';
import { CollectionLayout, CollectionPlace } from './blocks/collection-layout.tsx';
import { useCollectionTitle } from './blocks/collection-title.ts';
import { useIsBlockShown } from './blocks/use-is-block-shown.ts';
import { Hero } from './hero/hero.tsx';
import { WinnersPlaceholder } from './winners/winners-placeholder.tsx';

/**
 * Category menu of the home page. It replaces the prerendered menu when this module has loaded.
 *
 * The modules that this file loads lazily are also listed in `homeBlockModules` of `chunks.config.ts`. The bundle of a
 * brand contains only the modules of the blocks on its home page.
 */
const Categories = withPrerenderHandoff('categories', () => {
  const { category, choose } = useGameFilter();
  useScrollToListStart(category);
  return (
    <CategoryMenu categories={useCategories()} value={category} onSelect={(chosen) => choose({ category: chosen })} />
  );
});

const lazyCollection = createLazyModule(() => import('./blocks/collection.tsx'));
const lazyDraws = createLazyModule(() => import('./blocks/draws.tsx'));
const lazyMatches = createLazyModule(() => import('../sports/matches-strip.tsx'));
const lazyWinners = createLazyModule(() => import('./winners/winners-ticker.tsx'));
const lazyJackpot = createLazyModule(() => import('./jackpot/jackpot-line.tsx'));
const lazySecondaryBanner = createLazyModule(() => import('./secondary-banner/secondary-banner.tsx'));
const lazyHomeExtras = createLazyModule(() => import('./deferred/home-extras.tsx'));

interface BlockProps {
  readonly block: HomeBlock;
}

/**
 * Renders a block of the home page. Renders nothing if the block is not for this visitor or this day. Also renders
 * nothing for a block below an endless list, which a visitor would never reach.
 */
export function HomeBlockView({ block }: BlockProps) {
  const isShown = useIsBlockShown(block);
  const isCovered = useIsBelowList(block);
  return isShown && !isCovered && <BlockContent block={block} />;
}

/**
 * Returns true for a block of the kind `collection` or `draws` below an endless list: the games of a category or search
 * results. This list loads more games while the visitor scrolls, so a visitor would never reach the block.
 */
function useIsBelowList(block: HomeBlock): boolean {
  const { home } = useBrand().layout;
  const { category, name } = useGameFilter();
  if (block.kind !== 'collection' && block.kind !== 'draws') return false;
  const games = home.findIndex(({ kind }) => kind === 'games');
  return games >= 0 && games < home.indexOf(block) && (category !== 'HOT' || name !== '');
}

function BlockContent({ block }: BlockProps) {
  switch (block.kind) {
    case 'hero':
      return <Hero />;
    case 'notice':
      return <HomeAnnouncementBar />;
    case 'categories':
      return <Categories />;
    case 'collection':
      return <Collections block={block} />;
    case 'draws':
      return (
        <LazyWhenVisible module={lazyDraws} fallback={<DrawsLayout block={block} />}>
          {({ Draws }) => <Draws block={block} />}
        </LazyWhenVisible>
      );
    case 'matches':
      return (
        <LazyWhenVisible module={lazyMatches} fallback={<MatchesLayout block={block} />}>
          {({ MatchesStrip }) => <MatchesStrip block={block} />}
        </LazyWhenVisible>
      );
    case 'winners':
      return (
        <LazyWhenVisible module={lazyWinners} fallback={<WinnersPlaceholder block={block} />}>
          {({ WinnersTicker }) => <WinnersTicker block={block} />}
        </LazyWhenVisible>
      );
    case 'jackpot':
      return (
        <LazyWhenVisible module={lazyJackpot} fallback={<JackpotLayout />}>
          {({ JackpotLine }) => <JackpotLine />}
        </LazyWhenVisible>
      );
    default:
      return null;
  }
}

function Collections({ block }: BlockProps) {
  const session = useSession();
  const { source, category } = block;
  if (source === 'categories') return <CategoryCollections block={block} />;
  if (isPersonal(source) && !session) return null;
  return <OneCollection block={block} category={category} />;
}

/**
 * Renders one collection of games for each category that has games. HOT and categories with a separate collection
 * block on the home page are omitted.
 */
function CategoryCollections({ block }: BlockProps) {
  const { home } = useBrand().layout;
  return listCollectionCategories(home, useCategories()).map((category) => (
    <OneCollection key={category} block={block} category={category} />
  ));
}

function OneCollection({ block, category }: BlockProps & { readonly category: GameCategory | undefined }) {
  const title = useCollectionTitle(block, category);
  // Most visitors have no games in a personal collection, so it has no placeholder.
  const fallback = !isPersonal(block.source) && <CollectionLayout block={block} title={title} />;
  return (
    <CollectionPlace>
      <LazyWhenVisible module={lazyCollection} fallback={fallback}>
        {({ Collection }) => <Collection block={block} category={category} />}
      </LazyWhenVisible>
    </CollectionPlace>
  );
}

export const SecondaryBanner = () => (
  <LazyWhenVisible module={lazySecondaryBanner} fallback={<SecondaryBannerPlaceholder />}>
    {({ SecondaryBanner: LoadedBanner }) => <LoadedBanner />}
  </LazyWhenVisible>
);
export const HomeExtras = () => (
  <LazyWhenIdle module={lazyHomeExtras}>{({ HomeExtras: LoadedExtras }) => <LoadedExtras />}</LazyWhenIdle>
);
