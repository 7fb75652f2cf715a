import { useBrand } from '@livery/kit/brand';
import { Suspense, type ReactNode } from 'react';
import type { GameFilter } from './category-menu/use-game-filter.ts';
import { lazyComponent } from '../section/lazy-component.tsx';
import { SectionBoundary } from '../section/section-boundary.tsx';
import { GameSkeletons } from '../game-tiles/game-skeletons.tsx';
import styles from '../game-tiles/games.module.css';
import { PopularGames } from './popular-games.tsx';

const CategoryGames = lazyComponent(() => import('./category-games.tsx').then((module) => module.CategoryGames));

/** Container of the games under the menu, with the controls above them. */
export function GamesLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root} data-tile={useBrand().layout.tile}>
      {children}
    </div>
  );
}

/** Games of the selected category. */
export function GamePanel({ filter }: { filter: GameFilter }) {
  const { category } = filter;
  return (
    <GamesLayout>
      {category === 'HOT' ? (
        <PopularGames filter={filter} />
      ) : (
        <SectionBoundary key={category}>
          <Suspense fallback={<GameSkeletons />}>
            <CategoryGames filter={filter} />
          </Suspense>
        </SectionBoundary>
      )}
    </GamesLayout>
  );
}
