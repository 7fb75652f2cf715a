import { Button } from '@livery/ui/button';
import { StateView } from '@livery/ui/state-view';
import { useTranslation } from 'react-i18next';
import { GamesEmpty } from '../games/games-empty.tsx';
import { ListTab } from './list-tabs.ts';
import { isNarrowed, nothingNarrowed } from './lobby-filter.ts';
import type { Lobby } from './use-lobby-filter.ts';

/** Why no game is shown, and what leads on. */
export function LobbyEmpty({ lobby }: { lobby: Lobby }) {
  const { t } = useTranslation(['games', 'lobby']);
  const { name, tab, choose } = lobby;
  if (isNarrowed({ ...lobby, name: '' })) {
    const clear = <Button onClick={() => choose(nothingNarrowed)}>{t('lobby:filter.clear')}</Button>;
    return <StateView kind="no-result" title={t('lobby:empty.filtered')} action={clear} />;
  }
  if (name || tab === ListTab.All) return <GamesEmpty name={name} onShowAll={() => choose({ name: '' })} />;
  const showAll = <Button onClick={() => choose({ tab: ListTab.All })}>{t('games.showAll')}</Button>;
  return (
    <StateView kind="first-use" title={t(`lobby:empty.${tab === ListTab.New ? 'new' : 'hot'}`)} action={showAll} />
  );
}
