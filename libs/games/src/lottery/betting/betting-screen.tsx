import type { LotteryMode } from '@livery/api/lottery';
import { paths } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { CategoryTabs } from '@livery/ui/category-tabs';
import { Segmented } from '@livery/ui/segmented';
import { Skeleton } from '@livery/ui/skeleton';
import { StateView } from '@livery/ui/state-view';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { gameScreen } from '../../games/move-to-game.ts';
import { useOpened } from '../clock/use-opened.ts';
import { BetPanel } from './bet-panel.tsx';
import styles from './betting.module.css';
import { IssueBar } from './issue-bar.tsx';
import { tableTabs, useTable } from './use-table.ts';

const DrawList = lazy(async () => ({ default: (await import('../draws/draw-list.tsx')).DrawList }));
const Trend = lazy(async () => ({ default: (await import('../draws/trend.tsx')).Trend }));
const MyBets = lazy(async () => ({ default: (await import('../bets/my-bets.tsx')).MyBets }));

/** A lottery: its clock, the slip, past draws and what the member bet. */
export const Screen = () => {
  const { t } = useTranslation('lottery');
  const table = useTable();
  const { menu, entry, board, modes, tab } = table;
  const code = entry?.code;
  const opened = useOpened(code);
  const failed = [menu, board].find((query) => query.isError && !query.data);
  if (failed) {
    return (
      <StateView
        kind={navigator.onLine ? 'failed' : 'offline'}
        title={t('table.failed')}
        action={
          <Button isPending={failed.isFetching} onClick={() => void failed.refetch()}>
            {t('shell:action.retry')}
          </Button>
        }
      />
    );
  }
  if (menu.data && !entry)
    return (
      <StateView
        kind="no-result"
        title={t('table.unknown')}
        action={<Button href={paths.lottery}>{t('table.lobby')}</Button>}
      />
    );
  const issue = opened.data?.list.find((each) => each.code === code);
  if (!entry || !board.data || !issue) return <Waiting />;
  return (
    <div id={gameScreen} className={styles.root}>
      <IssueBar entry={entry} issue={issue} now={opened.now} />
      {modes.length > 1 && (
        <Segmented
          className={styles.line}
          label={t('mode.label')}
          segments={modes.map((id) => ({ id, label: t(`mode.${id}`) }))}
          value={entry.prizeMode}
          onSelect={(mode) => table.showMode(mode as LotteryMode)}
        />
      )}
      <CategoryTabs
        className={styles.edge}
        label={t('tab.label')}
        items={tableTabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
        value={tab}
        onSelect={table.showTab}
        controls="lottery-panel"
      />
      <div id="lottery-panel" role="tabpanel" aria-label={t(`tab.${tab}`)} className={styles.panel}>
        <Suspense fallback={<Skeleton shape="block" className={styles.waiting} />}>
          {tab === 'bet' && (
            <BetPanel
              key={`${entry.code}/${entry.prizeMode}`}
              board={board.data}
              entry={entry}
              issue={issue}
              now={opened.now}
              play={table.play}
              onPlay={table.showPlay}
              onSeries={table.showSeries}
              onStale={() => void board.refetch()}
              onMine={() => table.showTab('mine')}
            />
          )}
          {tab === 'draws' && <DrawList entry={entry} lastNumero={issue.last?.numero} />}
          {tab === 'trend' && <Trend entry={entry} lastNumero={issue.last?.numero} />}
          {tab === 'mine' && <MyBets code={entry.code} lastNumero={issue.last?.numero} now={opened.now} />}
        </Suspense>
      </div>
    </div>
  );
};

function Waiting() {
  return (
    <div id={gameScreen} className={styles.root} aria-hidden>
      <Skeleton shape="block" className={styles.waitingBar} />
      <Skeleton shape="block" className={styles.waiting} />
    </div>
  );
}
