import { useTranslation } from 'react-i18next';
import { ActiveFilters } from '../filter/active-filters.tsx';
import { FilterButton } from '../filter/filter-button.tsx';
import { CategoryPanel } from '../games/category-panel.tsx';
import { GamesFrame } from '../games/game-panel.tsx';
import { useStartOfList } from '../games/use-start-of-list.ts';
import { SearchBar } from '../games/search-bar.tsx';
import { VendorPicker } from '../games/vendor-picker.tsx';
import { isPersonal } from './list-tabs.ts';
import { LobbyList } from './lobby-list.tsx';
import { listPanel, QuickTabs } from './quick-tabs.tsx';
import type { Lobby } from './use-lobby-filter.ts';

const searchLabelOf = ({ category, tab }: Lobby): string => {
  if (isPersonal(tab)) return `lobby:search.${tab}`;
  return category === 'HOT' ? 'search.hot' : 'search.games';
};

/** All that stands under the menu of categories: search, tabs, vendors, what narrows, and the list. */
export function LobbyPanel({ lobby }: { lobby: Lobby }) {
  const { t } = useTranslation(['games', 'lobby']);
  const { category, tab, vendor, name, hrefOf, choose } = lobby;
  useStartOfList(hrefOf({}));
  return (
    <GamesFrame>
      <CategoryPanel category={category}>
        <SearchBar
          label={t(searchLabelOf(lobby))}
          value={name}
          onSearch={(searched) => choose({ name: searched })}
          end={category !== 'HOT' && <FilterButton lobby={lobby} />}
        />
        <QuickTabs lobby={lobby} />
        {!isPersonal(tab) && (
          <>
            <VendorPicker category={category} value={vendor} onChoose={(chosen) => choose({ vendor: chosen })} />
            <ActiveFilters lobby={lobby} />
          </>
        )}
        <div id={listPanel} role="tabpanel" aria-label={t(`lobby:tabs.${tab}`)}>
          <LobbyList key={hrefOf({})} lobby={lobby} />
        </div>
      </CategoryPanel>
    </GamesFrame>
  );
}
