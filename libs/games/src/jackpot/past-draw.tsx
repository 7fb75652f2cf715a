import type { DrawnRound } from '@livery/api/jackpot';
import { useBrand } from '@livery/kit/brand';
import { useFormat } from '@livery/kit/use-format';
import { Button } from '@livery/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './jackpot-screen.module.css';
import { verifyDraw } from './verify-draw.ts';

type Check = 'none' | 'checking' | 'proved' | 'disproved';

/** A draw that was: who won what, by which ticket, and a check that needs to believe nobody. */
export const PastDraw = ({ round, currency }: { round: DrawnRound; currency: string }) => {
  const { t } = useTranslation('jackpot');
  const { code } = useBrand();
  const { money, count, date } = useFormat();
  const [check, setCheck] = useState<Check>('none');
  const { number, drawnAt, winner, amount, tickets } = round;
  const handleCheck = () => {
    setCheck('checking');
    void verifyDraw(code, round).then(
      (isProved) => setCheck(isProved ? 'proved' : 'disproved'),
      () => setCheck('disproved'),
    );
  };
  return (
    <li className={styles.draw}>
      <p className={styles.label}>{t('round', { number: count(number), date: date(drawnAt) })}</p>
      <p className={styles.outcome}>
        {winner ? t('winner', { name: winner.name, amount: money(amount, currency) }) : t('nobody')}
      </p>
      {winner && (
        <>
          <p className={styles.label}>{t('ticket', { ticket: count(winner.ticket + 1), tickets: count(tickets) })}</p>
          {(check === 'none' || check === 'checking') && (
            <Button size="small" isPending={check === 'checking'} onClick={handleCheck}>
              {t('check')}
            </Button>
          )}
        </>
      )}
      <p role="status" className={styles.verdict} data-check={check}>
        {(check === 'proved' || check === 'disproved') && t(check)}
      </p>
    </li>
  );
};
