import { useBrand } from '@livery/kit/brand';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { gamesPanel } from '../category-menu/games-panel.ts';
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
  useStartOfList(category);
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

/** Another list is read from its start, also where the last one was scrolled away from. */
export const useStartOfList = (list: string): void => {
  const shown = useRef(list);
  useEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    const frame = document.getElementById(gamesPanel)?.closest('[data-tile]');
    if (frame && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
  }, [list]);
};
