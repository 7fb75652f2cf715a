import type { GameCategory } from '@livery/merchant/categories';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { gamesPanelId } from './category-menu/games-panel-id.ts';
import styles from '../game-tiles/games.module.css';

/** Tab panel with the games of the selected category. */
export function CategoryPanel({ category, children }: { category: GameCategory; children: ReactNode }) {
  const { t } = useTranslation('games');
  return (
    <div id={gamesPanelId} role="tabpanel" aria-label={t(`category.${category}`)} className={styles.panel}>
      {children}
    </div>
  );
}
