import type { LotteryEntry, LotteryMode } from '@livery/api/lottery';
import { Lazy } from '@livery/kit/lazy/lazy';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { paths } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { CategoryTabs } from '@livery/ui/category-tabs';
import { HelpIcon } from '@livery/ui/icons/help';
import { IconButton } from '@livery/ui/icon-button';
import { SegmentedControl } from '@livery/ui/segmented-control';
import { Skeleton } from '@livery/ui/skeleton';
import { EmptyState } from '@livery/ui/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gameScreenId } from '../../launch/navigation/navigate-to-game.ts';
import { useOpenIssues } from '../clock/use-open-issues.ts';
import { BetPanel } from './bet-panel.tsx';
import styles from './betting.module.css';
import { IssueBar } from './issue-bar.tsx';
import { type LotteryTab, lotteryTabs, useLotteryBoard } from './use-lottery-board.ts';

const lazyDrawList = createLazyModule(() => import('../draws/draw-list.tsx'));
const lazyTrend = createLazyModule(() => import('../draws/trend.tsx'));
const lazyModeSheet = createLazyModule(() => import('../rules/mode-sheet.tsx'));
const lazyMyBets = createLazyModule(() => import('../bets/my-bets.tsx'));

const waiting = <Skeleton shape="block" className={styles.waiting} />;

interface RecordTabProps {
  readonly tab: Exclude<LotteryTab, 'bet'>;
  readonly entry: LotteryEntry;
  /**
   * Number of the latest past draw, or undefined if there is none. When the number changes, the tab loads its data
   * again.
   */
  readonly lastNumero: string | undefined;
  /** Time of the gateway in epoch milliseconds. */
  readonly now: number;
}

/** Content of one tab: past draws, their trend or the member's bets. The code of a tab loads when the tab opens. */
const RecordTab = ({ tab, entry, lastNumero, now }: RecordTabProps) => {
  if (tab === 'draws')
    return (
      <Lazy module={lazyDrawList} fallback={waiting}>
        {({ DrawList }) => <DrawList entry={entry} lastNumero={lastNumero} />}
      </Lazy>
    );
  if (tab === 'trend')
    return (
      <Lazy module={lazyTrend} fallback={waiting}>
        {({ Trend }) => <Trend entry={entry} lastNumero={lastNumero} />}
      </Lazy>
    );
  return (
    <Lazy module={lazyMyBets} fallback={waiting}>
      {({ MyBets }) => <MyBets code={entry.code} lastNumero={lastNumero} now={now} />}
    </Lazy>
  );
};

/** Page of one lottery: countdown, betting, past draws and the member's bets. */
export const Screen = () => {
  const { t } = useTranslation(['lottery', 'shell']);
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
      <IssueBar key={entry.code} entry={entry} issue={issue} now={openIssues.now} />
      <ModeRow entry={entry} modes={modes} onSelect={lotteryView.showMode} />
      <CategoryTabs
        className={styles.edge}
        label={t('tab.label')}
        items={lotteryTabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
        value={tab}
        onSelect={lotteryView.showTab}
        controls="lottery-panel"
      />
      <div id="lottery-panel" role="tabpanel" aria-label={t(`tab.${tab}`)} className={styles.panel}>
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
            onShowTab={lotteryView.showTab}
          />
        )}
        {tab !== 'bet' && <RecordTab tab={tab} entry={entry} lastNumero={issue.last?.numero} now={openIssues.now} />}
      </div>
    </div>
  );
};

interface ModeRowProps {
  readonly entry: LotteryEntry;
  readonly modes: readonly LotteryMode[];
  readonly onSelect: (mode: LotteryMode) => void;
}

/**
 * Buttons to select the price list (prize mode). A help button opens a sheet that explains the price lists, and the
 * part of the stakes that each list pays as prizes.
 */
function ModeRow({ entry, modes, onSelect }: ModeRowProps) {
  const { t } = useTranslation('lottery');
  const [isOpen, setOpen] = useState(false);
  if (modes.length < 2) return null;
  return (
    <div className={styles.modes}>
      <SegmentedControl
        label={t('mode.label')}
        segments={modes.map((id) => ({ id, label: t(`mode.${id}`) }))}
        value={entry.prizeMode}
        onSelect={(mode) => onSelect(mode as LotteryMode)}
      />
      <IconButton label={t('rules.title')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <HelpIcon />
      </IconButton>
      {isOpen && (
        <Lazy module={lazyModeSheet}>
          {({ ModeSheet }) => (
            <ModeSheet code={entry.code} family={entry.family} modes={modes} onClose={() => setOpen(false)} />
          )}
        </Lazy>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div id={gameScreenId} className={styles.root} aria-hidden>
      <Skeleton shape="block" className={styles.waitingBar} />
      <Skeleton shape="block" className={styles.waiting} />
    </div>
  );
}
