import { stickyTriggerPx } from '@livery/contract/constants';
import { useBrand } from '@livery/kit/brand';
import type { GameCategory } from '@livery/merchant/categories';
import { CategoryTabs } from '@livery/ui/category-tabs';
import { useIsStuck } from '@livery/ui/use-sticky';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryIcons } from './category-icons.tsx';
import styles from './category-menu.module.css';
import { gamesPanelId } from './games-panel-id.ts';

interface CategoryMenuProps {
  readonly categories: readonly GameCategory[];
  readonly value: GameCategory;
  readonly onSelect?: (category: GameCategory) => void;
  /**
   * Number of categories at the start of the row that show their icon. Each other category shows an empty space
   * instead. If absent, all categories show their icon. Only brands with the row style `icons` show icons.
   */
  readonly icons?: number;
}

/** Row of game categories. The brand's setting `layout.categoryBar` selects the style of the row. */
export function CategoryMenu({ categories, value, onSelect, icons = Infinity }: CategoryMenuProps) {
  const { t } = useTranslation('games');
  const { categoryBar } = useBrand().layout;
  const bar = useRef<HTMLDivElement>(null);
  useIsStuck(bar, stickyTriggerPx);
  const items = useMemo(
    () =>
      categories.map((id, at) => {
        const Icon = categoryIcons[id];
        // For the value `true`, the tab reserves the space of the icon but renders no icon.
        return { id, label: t(`category.${id}`), ...(categoryBar === 'icons' && { icon: at >= icons || <Icon /> }) };
      }),
    [categories, categoryBar, icons, t],
  );
  return (
    <CategoryTabs
      ref={bar}
      className={styles.root}
      label={t('category.label')}
      variant={categoryBar}
      items={items}
      value={value}
      controls={gamesPanelId}
      onSelect={onSelect as (id: string) => void}
    />
  );
}
