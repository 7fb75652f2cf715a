import type { GameCategory } from '@livery/merchant/categories';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { gamesPanelId } from './category-menu/games-panel-id.ts';
import styles from '../game-tiles/games.module.css';

interface CategoryPanelProps {
  readonly category: GameCategory;
  /** True for a panel with few games, below which the page continues. Otherwise it fills the screen. */
  readonly isShort?: boolean;
  readonly children: ReactNode;
}

/** Tab panel with the games of the selected category. */
export function CategoryPanel({ category, isShort, children }: CategoryPanelProps) {
  const { t } = useTranslation('games');
  return (
    <div
      id={gamesPanelId}
      role="tabpanel"
      aria-label={t(`category.${category}`)}
      className={isShort ? undefined : styles.panel}
    >
      {children}
    </div>
  );
}
