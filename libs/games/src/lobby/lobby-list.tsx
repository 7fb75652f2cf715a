import { loginPathWithReturn } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { Navigate } from 'react-router-dom';
import { FavouriteList } from './lists/favourite-list.tsx';
import { GameList } from '../game-browser/game-list.tsx';
import { PopularGameList } from '../game-browser/popular-games.tsx';
import { useDebouncedLanguage } from '../language/use-debounced-language.ts';
import { RecentList } from './lists/recent-list.tsx';
import { toGameListQuery } from './state/to-game-list-query.ts';
import { isPersonalTab, LobbyTab } from './state/lobby-tabs.ts';
import { LobbyEmpty } from './lobby-empty.tsx';
import type { LobbyState } from './state/use-lobby-state.ts';

/** Game list of the selected tab. */
export function LobbyList({ lobby }: { lobby: LobbyState }) {
  const isMember = useSession() !== null;
  const language = useDebouncedLanguage();
  const { category, tab, name, toHref, choose } = lobby;
  if (isPersonalTab(tab) && !isMember) return <Navigate to={loginPathWithReturn(toHref({}))} replace />;
  if (tab === LobbyTab.Favourites) return <FavouriteList lobby={lobby} />;
  if (tab === LobbyTab.Recent) return <RecentList lobby={lobby} />;
  if (category === 'HOT') return <PopularGameList name={name} onShowAll={() => choose({ name: '' })} />;
  return (
    <GameList
      query={toGameListQuery(lobby, language)}
      hiddenBadge={tab === LobbyTab.All ? undefined : tab}
      empty={<LobbyEmpty lobby={lobby} />}
    />
  );
}
