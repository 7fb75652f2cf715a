import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { GamesEmpty } from '../game-tiles/games-empty.tsx';
import { LobbyTab } from './state/lobby-tabs.ts';
import { hasFilters, emptyFilters } from './state/lobby-filters.ts';
import type { LobbyState } from './state/use-lobby-state.ts';

/** Content in place of an empty game list: the reason why there are no games, and a button to show other games. */
export function LobbyEmpty({ lobby }: { lobby: LobbyState }) {
  const { t } = useTranslation(['games', 'lobby']);
  const { name, tab, choose } = lobby;
  if (hasFilters({ ...lobby, name: '' })) {
    const clear = <Button onClick={() => choose(emptyFilters)}>{t('lobby:filter.clear')}</Button>;
    return <EmptyState kind="no-result" title={t('lobby:empty.filtered')} action={clear} />;
  }
  if (name || tab === LobbyTab.All) return <GamesEmpty name={name} onShowAll={() => choose({ name: '' })} />;
  const showAll = <Button onClick={() => choose({ tab: LobbyTab.All })}>{t('games.showAll')}</Button>;
  return (
    <EmptyState kind="first-use" title={t(`lobby:empty.${tab === LobbyTab.New ? 'new' : 'hot'}`)} action={showAll} />
  );
}
