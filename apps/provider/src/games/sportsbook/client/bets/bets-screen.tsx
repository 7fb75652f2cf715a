import { useCallback, useEffect, useState } from 'react';
import type { SlipView } from '../../bets/slip-records.ts';
import { useGameContext } from '../sportsbook-context.ts';
import { useSportsbook } from '../sportsbook.ts';
import { useStore } from '../state/store.ts';
import { BetCard } from './bet-card.tsx';

type Settled =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly bets: readonly SlipView[]; readonly next: string | null };

const useSettled = (isShown: boolean, settledCount: number) => {
  const { api } = useGameContext();
  const [settled, setSettled] = useState<Settled>({ status: 'loading' });
  const load = useCallback(
    async (before?: string): Promise<void> => {
      const result = await api.history<SlipView>(before);
      if (result.status !== 'done')
        return setSettled((current) => (current.status === 'ready' ? current : { status: 'failed' }));
      const { rounds, next } = result.value;
      setSettled((current) => ({
        status: 'ready',
        bets: before !== undefined && current.status === 'ready' ? [...current.bets, ...rounds] : rounds,
        next,
      }));
    },
    [api],
  );
  useEffect(() => {
    if (isShown) void load();
  }, [isShown, settledCount, load]);
  return { settled, load };
};

/** Screen with the player's bets. Open bets are updated live. Settled bets are loaded page by page. */
export const BetsScreen = () => {
  const { t } = useGameContext();
  const { board } = useSportsbook();
  const { openBets, settledCount } = useStore(board);
  const [isOpen, setOpen] = useState(true);
  const { settled, load } = useSettled(!isOpen, settledCount);
  return (
    <div className="screen">
      <h2 className="sectionHeader">{t('myBets')}</h2>
      <div className="segments" role="tablist" aria-label={t('myBets')}>
        <button type="button" role="tab" aria-selected={isOpen} onClick={() => setOpen(true)}>
          {t('open')} {openBets.length > 0 && <span className="badge">{openBets.length}</span>}
        </button>
        <button type="button" role="tab" aria-selected={!isOpen} onClick={() => setOpen(false)}>
          {t('settled')}
        </button>
      </div>
      {isOpen && openBets.map((bet) => <BetCard key={bet.betId} bet={bet} />)}
      {isOpen && openBets.length === 0 && <p className="empty">{t('noOpen')}</p>}
      {!isOpen && settled.status === 'loading' && <span className="spinner" />}
      {!isOpen && settled.status === 'failed' && (
        <button type="button" className="quietButton" onClick={() => void load()}>
          {t('openAgain')}
        </button>
      )}
      {!isOpen && settled.status === 'ready' && (
        <>
          {settled.bets.map((bet) => (
            <BetCard key={bet.betId} bet={bet} />
          ))}
          {settled.bets.length === 0 && <p className="empty">{t('noSettled')}</p>}
          {settled.next !== null && (
            <button type="button" className="quietButton" onClick={() => void load(settled.next ?? undefined)}>
              {t('more')}
            </button>
          )}
        </>
      )}
    </div>
  );
};
