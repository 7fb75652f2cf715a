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

/** Element id of the panel with the game list. The tabs above the panel refer to this id (`aria-controls`). */
export const listPanelId = 'game-list';

/** Icons of the tabs with personal lists. They are the same as on the home page. */
const icons: Readonly<Partial<Record<LobbyTab, ReactNode>>> = {
  [LobbyTab.Recent]: <HistoryIcon />,
  [LobbyTab.Favourites]: <HeartIcon />,
};

/** Tabs of a category. When a guest selects a personal list, the log-in opens. After the log-in, the list opens. */
export function LobbyTabs({ lobby: { category, tab, toHref, choose } }: { lobby: LobbyState }) {
  const { t } = useTranslation('lobby');
  const isMember = useSession() !== null;
  const navigate = useNavigate();
  // The style of the tabs depends on the style of the category menu above them. If both had the same style, a visitor
  // could confuse them.
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
