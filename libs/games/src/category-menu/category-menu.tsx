import { useBrand } from '@livery/kit/brand';
import type { GameCategory } from '@livery/merchant/categories';
import { CategoryTabs } from '@livery/ui/category-tabs';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryIcons } from './category-icons.tsx';
import styles from './category-menu.module.css';

/** The id of the panel that the menu fills. */
export const gamesPanel = 'games';

interface CategoryMenuProps {
  readonly categories: readonly GameCategory[];
  readonly value: GameCategory;
  readonly onSelect?: (category: GameCategory) => void;
}

/** The row of categories in the brand's manner. */
export function CategoryMenu({ categories, value, onSelect }: CategoryMenuProps) {
  const { t } = useTranslation('games');
  const { categoryBar } = useBrand().layout;
  const items = useMemo(
    () =>
      categories.map((id) => {
        const Icon = categoryIcons[id];
        return { id, label: t(`category.${id}`), ...(categoryBar === 'icons' && { icon: <Icon /> }) };
      }),
    [categories, categoryBar, t],
  );
  return (
    <CategoryTabs
      className={styles.root}
      data-bar={categoryBar}
      label={t('category.label')}
      variant={categoryBar}
      items={items}
      value={value}
      controls={gamesPanel}
      onSelect={onSelect as (id: string) => void}
    />
  );
}
