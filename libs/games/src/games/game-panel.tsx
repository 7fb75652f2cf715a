import { useBrand } from '@livery/kit/brand';
import { Suspense, type ReactNode } from 'react';
import type { GameFilter } from '../category-menu/use-game-filter.ts';
import { part } from '../section/part.tsx';
import { Section } from '../section/section.tsx';
import { GameSkeletons } from './game-skeletons.tsx';
import styles from './games.module.css';
import { HotGames } from './hot-games.tsx';

const CategoryGames = part(() => import('./category-games.tsx').then((module) => module.CategoryGames));

/** The place of the games under the menu, with what stands over them. */
export function GamesFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root} data-tile={useBrand().layout.tile}>
      {children}
    </div>
  );
}

/** The games of the chosen category. */
export function GamePanel({ filter }: { filter: GameFilter }) {
  const { category } = filter;
  return (
    <GamesFrame>
      {category === 'HOT' ? (
        <HotGames filter={filter} />
      ) : (
        <Section key={category}>
          <Suspense fallback={<GameSkeletons />}>
            <CategoryGames filter={filter} />
          </Suspense>
        </Section>
      )}
    </GamesFrame>
  );
}
