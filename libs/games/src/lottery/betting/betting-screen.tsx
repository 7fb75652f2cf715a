import type { LotteryMode } from '@livery/api/lottery';
import { paths } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { CategoryTabs } from '@livery/ui/category-tabs';
import { SegmentedControl } from '@livery/ui/segmented-control';
import { Skeleton } from '@livery/ui/skeleton';
import { EmptyState } from '@livery/ui/empty-state';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { gameScreenId } from '../../launch/navigation/navigate-to-game.ts';
import { useOpenIssues } from '../clock/use-open-issues.ts';
import { BetPanel } from './bet-panel.tsx';
import styles from './betting.module.css';
import { IssueBar } from './issue-bar.tsx';
import { lotteryTabs, useLotteryBoard } from './use-lottery-board.ts';

const DrawList = lazy(async () => ({ default: (await import('../draws/draw-list.tsx')).DrawList }));
const Trend = lazy(async () => ({ default: (await import('../draws/trend.tsx')).Trend }));
const MyBets = lazy(async () => ({ default: (await import('../bets/my-bets.tsx')).MyBets }));

/** A lottery: clock, slip, past draws and the member's bets. */
export const Screen = () => {
  const { t } = useTranslation('lottery');
  const lotteryView = useLotteryBoard();
  const { menu, entry, board, modes, tab } = lotteryView;
  const code = entry?.code;
  const openIssues = useOpenIssues(code);
  const failed = [menu, board].find((query) => query.isError && !query.data);
  if (failed) {
    return (
      <EmptyState
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
      <EmptyState
        kind="no-result"
        title={t('table.unknown')}
        action={<Button href={paths.lottery}>{t('table.lobby')}</Button>}
      />
    );
  const issue = openIssues.data?.list.find((each) => each.code === code);
  if (!entry || !board.data || !issue) return <Waiting />;
  return (
    <div id={gameScreenId} className={styles.root}>
      <IssueBar entry={entry} issue={issue} now={openIssues.now} />
      {modes.length > 1 && (
        <SegmentedControl
          className={styles.line}
          label={t('mode.label')}
          segments={modes.map((id) => ({ id, label: t(`mode.${id}`) }))}
          value={entry.prizeMode}
          onSelect={(mode) => lotteryView.showMode(mode as LotteryMode)}
        />
      )}
      <CategoryTabs
        className={styles.edge}
        label={t('tab.label')}
        items={lotteryTabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
        value={tab}
        onSelect={lotteryView.showTab}
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
              now={openIssues.now}
              play={lotteryView.play}
              onPlay={lotteryView.showPlay}
              onSeries={lotteryView.showSeries}
              onStale={() => void board.refetch()}
              onShowMyBets={() => lotteryView.showTab('mine')}
            />
          )}
          {tab === 'draws' && <DrawList entry={entry} lastNumero={issue.last?.numero} />}
          {tab === 'trend' && <Trend entry={entry} lastNumero={issue.last?.numero} />}
          {tab === 'mine' && <MyBets code={entry.code} lastNumero={issue.last?.numero} now={openIssues.now} />}
        </Suspense>
      </div>
    </div>
  );
};

function Waiting() {
  return (
    <div id={gameScreenId} className={styles.root} aria-hidden>
      <Skeleton shape="block" className={styles.waitingBar} />
      <Skeleton shape="block" className={styles.waiting} />
    </div>
  );
}
