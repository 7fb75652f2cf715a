import type { CompletedRound } from '@livery/api/rewards/jackpot';
import { useBrand } from '@livery/kit/brand';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './jackpot-screen.module.css';
import { verifyDraw } from './verify-draw.ts';

type Verification = 'none' | 'checking' | 'proved' | 'disproved';

/** One past draw with the winner, the amount and the ticket. A button verifies the draw on this device. */
export const PastDraw = ({ round, currency }: { round: CompletedRound; currency: string }) => {
  const { t } = useTranslation('jackpot');
  const { code } = useBrand();
  const { money, count, date } = useFormat();
  const [verification, setVerification] = useState<Verification>('none');
  const { number, drawnAt, winner, amount, tickets } = round;
  const handleVerify = () => {
    setVerification('checking');
    void verifyDraw(code, round).then(
      (isVerified) => setVerification(isVerified ? 'proved' : 'disproved'),
      () => setVerification('disproved'),
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
          {(verification === 'none' || verification === 'checking') && (
            <Button size="small" isPending={verification === 'checking'} onClick={handleVerify}>
              {t('check')}
            </Button>
          )}
        </>
      )}
      <p role="status" className={styles.verdict} data-check={verification}>
        {(verification === 'proved' || verification === 'disproved') && t(verification)}
      </p>
    </li>
  );
};
