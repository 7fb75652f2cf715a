import { useBrand } from '@livery/kit/brand';
import type { GameCategory } from '@livery/merchant/categories';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { gamesPanel } from '../category-menu/category-menu.tsx';
import type { GameFilter } from '../category-menu/use-game-filter.ts';
import { part } from '../section/part.tsx';
import { Section } from '../section/section.tsx';
import { GameSkeletons } from './game-skeletons.tsx';
import styles from './games.module.css';
import { HotGames } from './hot-games.tsx';

const CategoryGames = part(() => import('./category-games.tsx').then((module) => module.CategoryGames));

/** The place of the games under the menu. */
export function GamesFrame({ category, children }: { category: GameCategory; children: ReactNode }) {
  const { t } = useTranslation('games');
  return (
    <div id={gamesPanel} role="tabpanel" aria-label={t(`category.${category}`)} className={styles.root} data-tile={useBrand().layout.tile}>
      {children}
    </div>
  );
}

/** The games of the chosen category. */
export function GamePanel({ filter, hasSearch }: { filter: GameFilter; hasSearch?: boolean }) {
  const { category } = filter;
  useStartOfList(category);
  return (
    <GamesFrame category={category}>
      {category === 'HOT' ? (
        <HotGames filter={filter} />
      ) : (
        <Section key={category}>
          <Suspense fallback={<GameSkeletons />}>
            <CategoryGames filter={filter} hasSearch={hasSearch} />
          </Suspense>
        </Section>
      )}
    </GamesFrame>
  );
}

/** Another category is read from its start, also where the last one was scrolled away from. */
const useStartOfList = (category: string): void => {
  const shown = useRef(category);
  useEffect(() => {
    if (shown.current === category) return;
    shown.current = category;
    const panel = document.getElementById(gamesPanel);
    if (panel && panel.getBoundingClientRect().top < 0) panel.scrollIntoView();
  }, [category]);
};
