import { useBrand } from '@livery/kit/brand';
import { withTranslations } from '@livery/kit/i18n/deferred-translations';
import { Lazy } from '@livery/kit/lazy/lazy';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import type { ReactNode } from 'react';
import type { GameFilter } from './category-menu/use-game-filter.ts';
import { SectionBoundary } from '../section/section-boundary.tsx';
import { GameSkeletons } from '../game-tiles/game-skeletons.tsx';
import styles from '../game-tiles/games.module.css';
import { PopularGames } from './popular-games.tsx';

const lazyCategoryGames = createLazyModule(withTranslations(() => import('./category-games.tsx')));

/** Container of the games and of the controls above them. */
export function GamesLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root} data-tile={useBrand().layout.tile}>
      {children}
    </div>
  );
}

interface GamePanelProps {
  readonly filter: GameFilter;
  /** Max number of hot games that the panel shows without a search. */
  readonly limit: number;
}

/** Games of the selected category, below their search field. */
export function GamePanel({ filter, limit }: GamePanelProps) {
  const { category } = filter;
  return (
    <GamesLayout>
      {category === 'HOT' ? (
        <PopularGames filter={filter} limit={limit} />
      ) : (
        <SectionBoundary key={category}>
          <Lazy module={lazyCategoryGames} fallback={<GameSkeletons />}>
            {({ CategoryGames }) => <CategoryGames filter={filter} />}
          </Lazy>
        </SectionBoundary>
      )}
    </GamesLayout>
  );
}
