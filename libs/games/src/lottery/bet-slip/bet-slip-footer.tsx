import type { LotteryBoard, OpenedLottery } from '@livery/api/lottery';
import { formatAmount } from '@livery/contract/money';
import { useFormat } from '@livery/kit/format/use-format';
import { loginPathWithReturn } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { Button } from '@livery/ui/button';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { formatTimeLeft } from '../clock/format-time-left.ts';
import styles from './bet-slip.module.css';
import type { BetSlipPlacement } from './use-bet-slip-placement.ts';

interface BetSlipFooterProps {
  readonly placement: BetSlipPlacement;
  readonly board: LotteryBoard;
  readonly issue: OpenedLottery;
  readonly now: number;
}

/** Footer of the bet slip with the draw, the total and the button that places the bets. A guest must log in first. */
export function BetSlipFooter({ placement, board, issue, now }: BetSlipFooterProps) {
  const { t } = useTranslation(['lottery', 'errors']);
  const { money } = useFormat();
  const isMember = useSession() !== null;
  const { pathname, search } = useLocation();
  const { open, isPlacing, numeros } = placement;
  return (
    <div className={styles.footer}>
      <PlacementError placement={placement} />
      {placement.hasIssueMoved && (
        <p role="status" className={styles.moved}>
          {t('slip.moved', { closed: placement.firstNumero, numero: issue.current.numero })}
        </p>
      )}
      <div className={styles.total}>
        <span>
          {t('issue')} <bdi dir="ltr">{numeros[0]?.numero ?? issue.current.numero}</bdi>
          {!open && (
            <>
              {' · '}
              <bdi dir="ltr">{formatTimeLeft(issue.current.closesAt, now)}</bdi>
            </>
          )}
        </span>
        <bdi className={styles.sum}>{money(formatAmount(placement.stake), board.currency)}</bdi>
      </div>
      {isMember ? (
        <Button
          tone="accent"
          isWide
          isPending={isPlacing}
          disabled={!placement.canPlace}
          onClick={() => void placement.handlePlace()}
        >
          {t(open ? 'slip.askAgain' : 'slip.place')}
        </Button>
      ) : (
        <Button tone="accent" isWide href={loginPathWithReturn(pathname + search)}>
          {t('slip.logIn')}
        </Button>
      )}
    </div>
  );
}

function PlacementError({ placement: { open, isPlacing, rejectionCode } }: Pick<BetSlipFooterProps, 'placement'>) {
  const { t } = useTranslation(['lottery', 'errors']);
  const isOutcomeUnknown = open && !isPlacing;
  if (!isOutcomeUnknown && !rejectionCode) return null;
  return (
    <p role="alert" className={styles.failure}>
      {isOutcomeUnknown ? t('slip.unanswered') : t([`errors:${rejectionCode}`, 'slip.refused'])}
    </p>
  );
}
