import { useBrand } from '@livery/kit/brand';
import { loginFrom } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { CategoryTabs } from '@livery/ui/category-tabs';
import { HeartIcon } from '@livery/ui/icons/heart';
import { HistoryIcon } from '@livery/ui/icons/history';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styles from './game-list.module.css';
import { isPersonal, ListTab, tabsOf } from './list-tabs.ts';
import type { Lobby } from './use-lobby-filter.ts';

/** The id of the panel that the tabs fill. */
export const listPanel = 'game-list';

/** The lists of one's own are known by them, here as on the home. */
const icons: Readonly<Partial<Record<ListTab, ReactNode>>> = {
  [ListTab.Recent]: <HistoryIcon />,
  [ListTab.Favourites]: <HeartIcon />,
};

/** What of a category is shown. A guest who asks for a list of their own is led to the log-in and back to it. */
export function QuickTabs({ lobby: { category, tab, hrefOf, choose } }: { lobby: Lobby }) {
  const { t } = useTranslation('lobby');
  const isMember = useSession() !== null;
  const navigate = useNavigate();
  // Not the look of the menu above: one must be told from the other.
  const { categoryBar } = useBrand().layout;
  const handleSelect = (id: string) => {
    const chosen = id as ListTab;
    if (isPersonal(chosen) && !isMember) void navigate(loginFrom(hrefOf({ tab: chosen })));
    else choose({ tab: chosen });
  };
  const wordOf = (each: ListTab) => t(category === 'HOT' && each === ListTab.All ? 'tabs.hot' : `tabs.${each}`);
  return (
    <CategoryTabs
      className={styles.tabs}
      variant={categoryBar === 'pills' ? 'tabs' : 'pills'}
      label={t('tabs.label')}
      items={tabsOf(category).map((each) => ({ id: each, label: wordOf(each), icon: icons[each] }))}
      value={tab}
      controls={listPanel}
      onSelect={handleSelect}
    />
  );
}
