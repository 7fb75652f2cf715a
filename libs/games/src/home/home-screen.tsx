import { useBrand } from '@livery/kit/brand';
import { withPrerenderFallback } from '@livery/kit/prerender/prerendered';
import { defaultGameRows } from '@livery/merchant/game-rows';
import type { HomeBlock } from '@livery/merchant/home-blocks';
import type { ComponentType } from 'react';
import { useGameFilter } from '../game-browser/category-menu/use-game-filter.ts';
import { tilesPerRow } from '../game-browser/popular-games.tsx';
import { GamePanel } from '../game-browser/game-panel.tsx';
import { SectionBoundary } from '../section/section-boundary.tsx';
import { getBlockRegion } from './blocks/block-region.ts';
import { lazyHomeSections } from './lazy-home-sections.ts';
import { HomeLayout } from './home-layout.tsx';

const Games = ({ block }: { block: HomeBlock }) => (
  <GamePanel filter={useGameFilter()} limit={(block.rows ?? defaultGameRows) * tilesPerRow} />
);

const SecondaryBanner = withPrerenderFallback(lazyHomeSections, 'extraBanner', (module) => module.SecondaryBanner);
const HomeExtras = withPrerenderFallback(lazyHomeSections, 'extras', (module) => module.HomeExtras);

/**
 * Cache of the components that render the blocks of the home page. The key is the name of the block's region in the
 * prerendered page. `renderBlock` adds a component at the first render, because a new component on each render would
 * reset the block.
 */
const blockViews: Record<string, ComponentType<{ block: HomeBlock }>> = { games: Games };

const renderBlock = (block: HomeBlock, index: number) => {
  const region = getBlockRegion(block, index);
  const BlockView = (blockViews[region] ??= withPrerenderFallback(
    lazyHomeSections,
    region,
    (module) => module.HomeBlockView,
  ));
  return (
    <SectionBoundary key={region}>
      <BlockView block={block} />
    </SectionBoundary>
  );
};

/** Home page. Each block loads and fails independently and has its own retry button. */
export const Screen = () => (
  <HomeLayout>
    {useBrand().layout.home.map(renderBlock)}
    <SectionBoundary>
      <SecondaryBanner />
    </SectionBoundary>
    <HomeExtras />
  </HomeLayout>
);
