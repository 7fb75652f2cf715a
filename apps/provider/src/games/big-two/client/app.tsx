import { shortenCommitment } from '../../../client/fairness/shorten-commitment.ts';
import { useState } from 'react';
import { openHistorySheet } from '../../../client/sheets/history-sheet.ts';
import type { PlayedHand } from '../server.ts';
import type { CardTableView } from '../table-view.ts';
import { openRules } from './rules-sheet.ts';
import { useGameContext } from './card-game-context.ts';
import { openHandProof } from './open-hand-proof.ts';
import { Lobby } from './lobby.tsx';
import { Result } from './result.tsx';
import { TableScreen } from './table-screen.tsx';
import { type Game, useTable } from './use-table.ts';

const icons = {
  info: ['M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19z', 'M12 11v5.5M12 7.5v.1'],
  history: ['M3.5 12a8.5 8.5 0 1 0 2.5-6L3.5 8.5M3.5 3.5v5h5', 'M12 7.5V12l3 2'],
  on: ['M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z', 'M15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11'],
  off: ['M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z', 'M16 9.5l5 5M21 9.5l-5 5'],
} as const;

const IconButton = ({
  icon,
  label,
  isOn,
  onPress,
}: {
  readonly icon: keyof typeof icons;
  readonly label: string;
  readonly isOn?: boolean;
  readonly onPress: () => void;
}) => (
  <button type="button" className="iconButton" aria-label={label} aria-pressed={isOn} onClick={onPress}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {icons[icon].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  </button>
);

const Header = ({ game }: { readonly game: Game }) => {
  const context = useGameContext();
  const { t, money, sound, api, root, table } = context;
  const [isLoud, setLoud] = useState(sound.isOn());
  const describe = ({ opponent }: PlayedHand): string =>
    opponent === null ? t('house') : t('player', { name: opponent });
  const verify = async ({ roundId }: PlayedHand): Promise<void> => {
    const result = await api.proof(roundId);
    if (result.status !== 'done') return;
    openHandProof(context, (result.value as unknown as { table: CardTableView }).table);
  };
  return (
    <header className="topBar">
      <h1>{table.game.name}</h1>
      <IconButton
        icon={isLoud ? 'on' : 'off'}
        label={t('sound')}
        isOn={isLoud}
        onPress={() => setLoud(sound.toggle())}
      />
      <IconButton
        icon="history"
        label={t('history')}
        onPress={() => openHistorySheet({ context, describe, onVerify: (round: PlayedHand) => void verify(round) })}
      />
      <IconButton icon="info" label={t('rules')} onPress={() => openRules(root, context)} />
      <span className="balance">
        <small>{t('balance')}</small>
        <bdi>{money.full(game.balance)}</bdi>
      </span>
      {!game.isConnected && (
        <p className="offlineNote" role="status">
          {t('offline')}
        </p>
      )}
    </header>
  );
};

const Waiting = ({ game, table }: { readonly game: Game; readonly table: CardTableView }) => {
  const { t } = useGameContext();
  return (
    <div className="waitingRoom">
      <span className="shuffle" aria-hidden="true">
        <span className="back" />
        <span className="back" />
        <span className="back" />
      </span>
      <p role="status">{t('looking')}</p>
      <small>{t('lookingNote')}</small>
      <small className="print">
        {t('fingerprint')} <bdi dir="ltr">{shortenCommitment(table.commitment)}</bdi>
      </small>
      <button type="button" className="sideButton" disabled={game.isBusy} onClick={() => void game.actions.leave()}>
        {t('cancel')}
      </button>
    </div>
  );
};

export const App = () => {
  const game = useTable();
  const { table } = game;
  return (
    <div className="room">
      <Header game={game} />
      {!table && <Lobby game={game} />}
      {table?.state === 'gathering' && <Waiting game={game} table={table} />}
      {(table?.state === 'playing' || table?.state === 'over') && <TableScreen table={table} game={game} />}
      {table?.state === 'over' && <Result table={table} game={game} />}
    </div>
  );
};
