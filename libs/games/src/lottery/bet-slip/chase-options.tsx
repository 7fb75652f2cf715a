import type { LotteryIssue } from '@livery/api/lottery';
import { maxBets } from '@livery/contract/lottery/bet-limits';
import { useFormat } from '@livery/kit/format/use-format';
import { Checkbox } from '@livery/ui/checkbox';
import { SegmentedControl } from '@livery/ui/segmented-control';
import { useTranslation } from 'react-i18next';
import styles from './bet-slip.module.css';
import type { BetSlipPlacement } from './use-bet-slip-placement.ts';

/** Numbers of draws for a chase (the same bets in several draws) that the member can select. */
const chaseLengths = ['1', '3', '5', '10', '20', '30'] as const;

/**
 * Options of a chase, which repeats the same bets in several draws: the number of draws, and whether a win ends the
 * chase.
 */
export function ChaseOptions({ placement }: { readonly placement: BetSlipPlacement }) {
  const { t } = useTranslation('lottery');
  const { count } = useFormat();
  const { lines, chase, setChase, issues, stopsOnWin, setStopsOnWin, upcomingIssues } = placement;
  return (
    <div className={styles.chase}>
      <p className={styles.detail} aria-hidden>
        {t('chase.label')}
      </p>
      <SegmentedControl
        label={t('chase.label')}
        segments={chaseLengths
          .filter((id) => Number(id) * lines.length <= maxBets)
          .map((id) => ({ id, label: count(Number(id)) }))}
        value={chase}
        onSelect={setChase}
      />
      {issues > 1 && <p className={styles.detail}>{t('chase.detail', { shown: count(issues) })}</p>}
      {issues > 1 && (
        <Checkbox
          label={t('chase.stop')}
          checked={stopsOnWin}
          onChange={(event) => setStopsOnWin(event.target.checked)}
        />
      )}
      {issues > 1 && <Issues issues={upcomingIssues.slice(0, issues)} />}
    </div>
  );
}

/**
 * Expandable list of the draws (issues) of a chase, with the time of each draw. A chase repeats the same bets in
 * several draws.
 */
function Issues({ issues }: { issues: readonly LotteryIssue[] }) {
  const { t } = useTranslation('lottery');
  const { dateTime } = useFormat();
  return (
    <details className={styles.issues}>
      <summary>{t('chase.draws')}</summary>
      <ol>
        {issues.map(({ numero, drawsAt }) => (
          <li key={numero}>
            <bdi dir="ltr">{numero}</bdi>
            <time dateTime={drawsAt}>{dateTime(drawsAt)}</time>
          </li>
        ))}
      </ol>
    </details>
  );
}
