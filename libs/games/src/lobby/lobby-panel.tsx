import { useTranslation } from 'react-i18next';
import { ActiveFilters } from './filters/active-filters.tsx';
import { FilterButton } from './filters/filter-button.tsx';
import { CategoryPanel } from '../game-browser/category-panel.tsx';
import { GamesLayout } from '../game-browser/game-panel.tsx';
import { useScrollToListStart } from '../game-browser/use-scroll-to-list-start.ts';
import { SearchBar } from '../game-browser/search/search-bar.tsx';
import { VendorPicker } from '../game-browser/vendor-picker.tsx';
import { isPersonalTab } from './state/lobby-tabs.ts';
import { LobbyList } from './lobby-list.tsx';
import { listPanelId, LobbyTabs } from './lobby-tabs.tsx';
import type { LobbyState } from './state/use-lobby-state.ts';

const getSearchLabelKey = ({ category, tab }: LobbyState) => {
  if (isPersonalTab(tab)) return `lobby:search.${tab}` as const;
  return category === 'HOT' ? 'search.hot' : 'search.games';
};

/** Content below the category menu: search field, tabs, vendors, active filters and game list. */
export function LobbyPanel({ lobby }: { lobby: LobbyState }) {
  const { t } = useTranslation(['games', 'lobby']);
  const { category, tab, vendor, name, toHref, choose } = lobby;
  useScrollToListStart(toHref({}));
  return (
    <GamesLayout>
      <CategoryPanel category={category}>
        <SearchBar
          label={t(getSearchLabelKey(lobby))}
          value={name}
          onSearch={(searched) => choose({ name: searched })}
          end={category !== 'HOT' && <FilterButton lobby={lobby} />}
        />
        <LobbyTabs lobby={lobby} />
        {!isPersonalTab(tab) && (
          <>
            <VendorPicker category={category} value={vendor} onChoose={(chosen) => choose({ vendor: chosen })} />
            <ActiveFilters lobby={lobby} />
          </>
        )}
        <div id={listPanelId} role="tabpanel" aria-label={t(`lobby:tabs.${tab}`)}>
          <LobbyList key={toHref({})} lobby={lobby} />
        </div>
      </CategoryPanel>
    </GamesLayout>
  );
}
