import { useLocation } from 'react-router-dom';
import { CategoryMenu } from '../game-browser/category-menu/category-menu.tsx';
import { useCategories } from '../game-browser/category-menu/use-categories.ts';
import { LobbyFooter } from '../lobby-footer/lobby-footer.tsx';
import { SectionBoundary } from '../section/section-boundary.tsx';
import styles from './lobby.module.css';
import { LobbyPanel } from './lobby-panel.tsx';
import { useLobbyState } from './state/use-lobby-state.ts';

/**
 * Category of the fixed-odds lotteries. They have their own pages, so the category menu does not contain this category
 * (specification, shell and home, section 2).
 */
const excludedCategory = 'ELOTT';

/** Page with the game list of a category: tabs, vendors, filters and search. */
export const Screen = () => {
  const { pathname } = useLocation();
  const lobby = useLobbyState();
  const categories = useCategories().filter((category) => category !== excludedCategory || category === lobby.category);
  return (
    <div className={styles.root}>
      <CategoryMenu
        categories={categories}
        value={lobby.category}
        onSelect={(category) => lobby.choose({ category })}
      />
      <SectionBoundary key={pathname}>
        <LobbyPanel lobby={lobby} />
      </SectionBoundary>
      <LobbyFooter />
    </div>
  );
};
