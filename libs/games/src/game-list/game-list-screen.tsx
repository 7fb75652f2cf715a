import { useLocation } from 'react-router-dom';
import { CategoryMenu } from '../category-menu/category-menu.tsx';
import { useCategories } from '../category-menu/use-categories.ts';
import { Section } from '../section/section.tsx';
import styles from './game-list.module.css';
import { LobbyPanel } from './lobby-panel.tsx';
import { useLobbyFilter } from './use-lobby-filter.ts';

/** Lotteries have pages of their own, so the list of the other games leaves the fixed-odds ones out (specification, shell and home, section 2). */
const leftOut = 'ELOTT';

/** The games of a category with tabs, vendors, filters and a search, at an address of its own. */
export const Screen = () => {
  const { pathname } = useLocation();
  const lobby = useLobbyFilter();
  const categories = useCategories().filter((category) => category !== leftOut || category === lobby.category);
  return (
    <div className={styles.root}>
      <CategoryMenu
        categories={categories}
        value={lobby.category}
        onSelect={(category) => lobby.choose({ category })}
      />
      <Section key={pathname}>
        <LobbyPanel lobby={lobby} />
      </Section>
    </div>
  );
};
