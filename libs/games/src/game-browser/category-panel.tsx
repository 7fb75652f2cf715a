import type { GameCategory } from '@livery/merchant/categories';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { gamesPanelId } from './category-menu/games-panel-id.ts';

interface CategoryPanelProps {
  readonly category: GameCategory;
  readonly children: ReactNode;
}

/** Tab panel with the games of the selected category. The tabs are the categories of the category menu. */
export function CategoryPanel({ category, children }: CategoryPanelProps) {
  const { t } = useTranslation('games');
  return (
    <div id={gamesPanelId} role="tabpanel" aria-label={t(`category.${category}`)}>
      {children}
    </div>
  );
}
