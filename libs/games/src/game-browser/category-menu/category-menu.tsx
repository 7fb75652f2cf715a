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
   * Number of categories, from the start of the row, that show an icon. The other categories only reserve the space of
   * an icon. The prerendered page uses this, so that its HTML contains few icons. If absent, all categories show an
   * icon. Icons exist only if the brand's row style is `icons`.
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
        // An icon of `true` makes the tab reserve the space of an icon without rendering one.
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
