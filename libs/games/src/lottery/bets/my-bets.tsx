import { useLotteryBetsInfiniteQuery } from '@livery/api/lottery';
import { Lazy } from '@livery/kit/lazy/lazy';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { loginPathWithReturn } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { Button } from '@livery/ui/button';
import { ChipRow } from '@livery/ui/chip-row';
import { SegmentedControl } from '@livery/ui/segmented-control';
import { Skeleton } from '@livery/ui/skeleton';
import { EmptyState } from '@livery/ui/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useReloadAfterDraw } from '../clock/use-reload-after-draw.ts';
import { useDebouncedLanguage } from '../../language/use-debounced-language.ts';
import { BetCard } from './bet-card.tsx';
import styles from './bets.module.css';

const lazyChaseList = createLazyModule(() => import('./chase-list.tsx'));

interface MyBetsProps {
  readonly code: string;
  readonly lastNumero: string | undefined;
  readonly now: number;
}

/** Tab with the member's bets on this lottery: single bets and chases (bets that repeat in several draws). */
export function MyBets(props: MyBetsProps) {
  const { t } = useTranslation('lottery');
  const isMember = useSession() !== null;
  const { pathname, search } = useLocation();
  const [list, setList] = useState<string>('bets');
  if (!isMember)
    return (
      <EmptyState
        kind="first-use"
        title={t('mine.guest')}
        action={
          <Button tone="accent" href={loginPathWithReturn(pathname + search)}>
            {t('slip.logIn')}
          </Button>
        }
      />
    );
  return (
    <div className={styles.root}>
      <SegmentedControl
        label={t('tab.mine')}
        segments={(['bets', 'chases'] as const).map((id) => ({ id, label: t(`mine.${id}`) }))}
        value={list}
        onSelect={setList}
      />
      {list === 'bets' ? (
        <Bets {...props} />
      ) : (
        <Lazy module={lazyChaseList} fallback={<Skeleton shape="block" className={styles.waiting} />}>
          {({ ChaseList }) => <ChaseList code={props.code} lastNumero={props.lastNumero} />}
        </Lazy>
      )}
    </div>
  );
}

const states = ['all', 'open', 'won', 'lost', 'cancelled', 'void'] as const;
type State = (typeof states)[number];

function Bets({ code, lastNumero, now }: MyBetsProps) {
  const { t } = useTranslation(['lottery', 'shell']);
  const [state, setState] = useState<State>('all');
  const {
    currentData: data,
    isError,
    isFetching,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = useLotteryBetsInfiniteQuery(
    { code, language: useDebouncedLanguage(), ...(state !== 'all' && { state }) },
    { refetchOnMountOrArgChange: true },
  );
  // A draw settles the bets on it, so the list of bets is loaded again after each draw.
  useReloadAfterDraw(lastNumero, { isFetching, refetch });
  const bets = data?.pages.flatMap(({ list }) => list);
  if (!bets && isError)
    return (
      <EmptyState
        kind={navigator.onLine ? 'failed' : 'offline'}
        title={t('mine.failed')}
        action={<Button onClick={() => void refetch()}>{t('shell:action.retry')}</Button>}
      />
    );
  if (bets?.length === 0 && state === 'all') return <EmptyState kind="first-use" title={t('mine.none')} />;
  return (
    <>
      <ChipRow
        label={t('mine.filter')}
        choices={states.map((id) => [id, t(id === 'all' ? 'mine.all' : `state.${id}`)])}
        value={state}
        onSelect={(id) => setState(id as State)}
      />
      {!bets && <Skeleton shape="block" className={styles.waiting} />}
      {bets?.length === 0 && <EmptyState kind="no-result" title={t('mine.noneSuch')} />}
      <ul className={styles.list}>
        {bets?.map((bet) => (
          <li key={bet.id}>
            <BetCard bet={bet} now={now} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button isWide isPending={isFetching} onClick={() => void fetchNextPage()}>
          {t('mine.more')}
        </Button>
      )}
    </>
  );
}
