import { useBrand } from '@livery/kit/brand';
import { loginPathWithReturn } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { CategoryTabs } from '@livery/ui/category-tabs';
import { HeartIcon } from '@livery/ui/icons/heart';
import { HistoryIcon } from '@livery/ui/icons/history';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styles from './lobby.module.css';
import { isPersonalTab, LobbyTab, getLobbyTabs } from './state/lobby-tabs.ts';
import type { LobbyState } from './state/use-lobby-state.ts';

/** Id of the panel that the tabs control. */
export const listPanelId = 'game-list';

/** Icons of the personal lists, the same as on the home. */
const icons: Readonly<Partial<Record<LobbyTab, ReactNode>>> = {
  [LobbyTab.Recent]: <HistoryIcon />,
  [LobbyTab.Favourites]: <HeartIcon />,
};

/** Tabs of a category. A guest who selects a personal list is redirected to the log-in and then back to the list. */
export function LobbyTabs({ lobby: { category, tab, toHref, choose } }: { lobby: LobbyState }) {
  const { t } = useTranslation('lobby');
  const isMember = useSession() !== null;
  const navigate = useNavigate();
  // Differs from the style of the category menu above, so that the two are not confused.
  const { categoryBar } = useBrand().layout;
  const handleSelect = (id: string) => {
    const chosen = id as LobbyTab;
    if (isPersonalTab(chosen) && !isMember) void navigate(loginPathWithReturn(toHref({ tab: chosen })));
    else choose({ tab: chosen });
  };
  const getLabel = (each: LobbyTab) => t(category === 'HOT' && each === LobbyTab.All ? 'tabs.hot' : `tabs.${each}`);
  return (
    <CategoryTabs
      className={styles.tabs}
      variant={categoryBar === 'pills' ? 'tabs' : 'pills'}
      label={t('tabs.label')}
      items={getLobbyTabs(category).map((each) => ({ id: each, label: getLabel(each), icon: icons[each] }))}
      value={tab}
      controls={listPanelId}
      onSelect={handleSelect}
    />
  );
}
