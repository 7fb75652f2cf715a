import { type LotteryEntry, type LotteryMode, type OpenedLottery, useLotteryMenuQuery } from '@livery/api/lottery';
import { paths } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { SegmentedControl } from '@livery/ui/segmented-control';
import { Skeleton } from '@livery/ui/skeleton';
import { EmptyState } from '@livery/ui/empty-state';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useDebouncedLanguage } from '../../language/use-debounced-language.ts';
import { useOpenIssues } from '../clock/use-open-issues.ts';
import styles from './lottery-lobby.module.css';

export interface LotteryLobby {
  readonly mode: LotteryMode;
  readonly entries: readonly LotteryEntry[];
  readonly openIssues: ReadonlyMap<string, OpenedLottery>;
  /** Current time of the gateway in epoch milliseconds. */
  readonly now: number;
}

const modes: readonly LotteryMode[] = ['LOTT', 'ELOTT', 'SEA'];

/**
 * Layout of the two pages that list lotteries. Contains the selection of the price list (prize mode), and the loading
 * and error states. Calls `children` with the lotteries of the price list, their open draws and the gateway's time.
 */
export function LotteryLobbyLayout({ children }: { children: (lobby: LotteryLobby) => ReactNode }) {
  const { t } = useTranslation(['lottery', 'games', 'shell']);
  const [query, setQuery] = useSearchParams();
  const menu = useLotteryMenuQuery({ language: useDebouncedLanguage() });
  const { data, now } = useOpenIssues();
  if (!menu.data && menu.isError) {
    return (
      <EmptyState
        kind={navigator.onLine ? 'failed' : 'offline'}
        title={t('lobby.failed')}
        action={
          <Button isPending={menu.isFetching} onClick={() => void menu.refetch()}>
            {t('shell:action.retry')}
          </Button>
        }
      />
    );
  }
  if (!menu.data) return <Waiting />;
  const { list } = menu.data;
  const offered = modes.filter((mode) => list.some(({ prizeMode }) => prizeMode === mode));
  const mode = offered.find((each) => each === query.get('prize_mode')) ?? offered[0];
  if (!mode)
    return (
      <EmptyState
        kind="first-use"
        title={t('lobby.none')}
        action={<Button href={paths.gameList}>{t('games:list.title')}</Button>}
      />
    );
  const choose = (id: string) =>
    setQuery(
      (before) => new URLSearchParams([...[...before].filter(([name]) => name !== 'prize_mode'), ['prize_mode', id]]),
      { replace: true },
    );
  return (
    <div className={styles.root}>
      {offered.length > 1 && (
        <SegmentedControl
          className={styles.modes}
          label={t('mode.label')}
          segments={offered.map((id) => ({ id, label: t(`mode.${id}`) }))}
          value={mode}
          onSelect={choose}
        />
      )}
      {children({
        mode,
        now,
        entries: list.filter(({ prizeMode }) => prizeMode === mode),
        openIssues: new Map(data?.list.map((each) => [each.code, each])),
      })}
    </div>
  );
}

const rows = Array.from({ length: 8 }, (_, row) => row);

function Waiting() {
  return (
    <div className={styles.root} aria-hidden>
      {rows.map((row) => (
        <Skeleton key={row} shape="block" className={styles.waiting} />
      ))}
    </div>
  );
}
