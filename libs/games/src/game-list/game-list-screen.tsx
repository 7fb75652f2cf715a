import { useBrand } from '@livery/kit/brand';
import { useLocation } from 'react-router-dom';
import { CategoryMenu } from '../category-menu/category-menu.tsx';
import { useCategories } from '../category-menu/use-categories.ts';
import { useGameFilter } from '../category-menu/use-game-filter.ts';
import { GamePanel } from '../games/game-panel.tsx';
import { Section } from '../section/section.tsx';
import styles from './game-list.module.css';
import { openingCategory } from './list-category.ts';

/** The games of a category with vendors and a search, at an address of its own. */
export const Screen = () => {
  const opening = openingCategory(useLocation().pathname, useBrand().categories);
  const filter = useGameFilter('gameType', opening);
  return (
    <div className={styles.root}>
      <CategoryMenu categories={useCategories()} value={filter.category} onSelect={(category) => filter.choose({ category })} />
      <Section>
        <GamePanel filter={filter} hasSearch />
      </Section>
    </div>
  );
};
