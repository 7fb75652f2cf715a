import { loginFrom } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { Navigate } from 'react-router-dom';
import { FavouriteList } from '../favourites/favourite-list.tsx';
import { GameList } from '../games/game-list.tsx';
import { HotList } from '../games/hot-games.tsx';
import { useSettledLanguage } from '../language/use-settled-language.ts';
import { RecentList } from '../recents/recent-list.tsx';
import { listQuery } from './list-query.ts';
import { isPersonal, ListTab } from './list-tabs.ts';
import { LobbyEmpty } from './lobby-empty.tsx';
import type { Lobby } from './use-lobby-filter.ts';

/** The list of the chosen tab. */
export function LobbyList({ lobby }: { lobby: Lobby }) {
  const isMember = useSession() !== null;
  const language = useSettledLanguage();
  const { category, tab, name, hrefOf, choose } = lobby;
  if (isPersonal(tab) && !isMember) return <Navigate to={loginFrom(hrefOf({}))} replace />;
  if (tab === ListTab.Favourites) return <FavouriteList lobby={lobby} />;
  if (tab === ListTab.Recent) return <RecentList lobby={lobby} />;
  if (category === 'HOT') return <HotList name={name} onShowAll={() => choose({ name: '' })} />;
  return (
    <GameList
      query={listQuery(lobby, language)}
      unmarked={tab === ListTab.All ? undefined : tab}
      empty={<LobbyEmpty lobby={lobby} />}
    />
  );
}
