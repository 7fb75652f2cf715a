import { useBrand } from '@livery/kit/brand';
import { withPrerenderFallback } from '@livery/kit/prerender/prerendered';
import { getRows, type HomeBlock } from '@livery/merchant/home-blocks';
import { type ComponentType, createElement } from 'react';
import { useGameFilter } from '../game-browser/category-menu/use-game-filter.ts';
import { GamePanel } from '../game-browser/game-panel.tsx';
import { SectionBoundary } from '../section/section-boundary.tsx';
import { getBlockRegion } from './blocks/block-region.ts';
import { lazyHomeSections } from './lazy-home-sections.ts';
import { HomeLayout } from './home-layout.tsx';

const Games = ({ block }: { block: HomeBlock }) => <GamePanel filter={useGameFilter()} hotRows={getRows(block)} />;

const SecondaryBanner = withPrerenderFallback(lazyHomeSections, 'extraBanner', (module) => module.SecondaryBanner);
const HomeExtras = withPrerenderFallback(lazyHomeSections, 'extras', (module) => module.HomeExtras);

/** Components of the blocks by the name of their prerendered region. */
const blockViews = new Map<string, ComponentType<{ block: HomeBlock }>>();

const getBlockView = (region: string): ComponentType<{ block: HomeBlock }> => {
  const view =
    blockViews.get(region) ?? withPrerenderFallback(lazyHomeSections, region, (module) => module.HomeBlockView);
  blockViews.set(region, view);
  return view;
};

const renderBlock = (block: HomeBlock, index: number) => {
  const region = getBlockRegion(block, index);
  return (
    <SectionBoundary key={region}>
      {createElement(block.kind === 'games' ? Games : getBlockView(region), { block })}
    </SectionBoundary>
  );
};

/** Home page. Each block loads and fails independently and has its own retry button. */
export const Screen = () => (
  <HomeLayout blocks={useBrand().layout.home} renderBlock={renderBlock}>
    <SectionBoundary>
      <SecondaryBanner />
    </SectionBoundary>
    <HomeExtras />
  </HomeLayout>
);
