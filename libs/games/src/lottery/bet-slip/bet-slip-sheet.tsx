import type { LotteryBoard } from '@livery/api/lottery';
import { formatAmount } from '@livery/contract/money';
import { useFormat } from '@livery/kit/format/use-format';
import { IconButton } from '@livery/ui/icon-button';
import { TrashIcon } from '@livery/ui/icons/trash';
import { Sheet } from '@livery/ui/sheet';
import { useTranslation } from 'react-i18next';
import { getMethodLabel, formatSelection } from '../labels/method-labels.ts';
import { BetSlipFooter } from './bet-slip-footer.tsx';
import { computeStake } from './bet-slip-line.ts';
import type { StoredBetSlip } from './bet-slip-store.ts';
import styles from './bet-slip.module.css';
import { ChaseOptions } from './chase-options.tsx';
import { type BetSlipPlacementOptions, useBetSlipPlacement } from './use-bet-slip-placement.ts';

interface BetSlipSheetProps extends BetSlipPlacementOptions {
  readonly onClose: () => void;
}

/** Sheet with the bet slip: all bets, their cost, the number of draws and the button that places the bets. */
export function BetSlipSheet({ onClose, ...options }: BetSlipSheetProps) {
  const { t } = useTranslation('lottery');
  const { board, issue, now, update } = options;
  const placement = useBetSlipPlacement(options);
  const { open, lines } = placement;
  const remove = (id: StoredBetSlip['lines'][number]['id']) =>
    update((current) => ({ ...current, lines: current.lines.filter((line) => line.id !== id) }));
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('slip.title')}
      footer={<BetSlipFooter placement={placement} board={board} issue={issue} now={now} />}
    >
      {lines.length === 0 ? (
        <p className={styles.empty}>{t('slip.empty')}</p>
      ) : (
        <Lines lines={lines} board={board} isLocked={Boolean(open)} onRemove={remove} />
      )}
      {!open && <ChaseOptions placement={placement} />}
    </Sheet>
  );
}

interface LinesProps {
  readonly lines: StoredBetSlip['lines'];
  readonly board: LotteryBoard;
  readonly isLocked: boolean;
  readonly onRemove: (id: StoredBetSlip['lines'][number]['id']) => void;
}

function Lines({ lines, board, isLocked, onRemove }: LinesProps) {
  const { t } = useTranslation('lottery');
  const { money, count } = useFormat();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <span className={styles.text}>
            <span className={styles.method}>{getMethodLabel(t, line.method)}</span>
            <bdi className={styles.selection} dir="ltr">
              {formatSelection(t, line.selection)}
            </bdi>
            <span className={styles.detail}>
              <bdi dir="ltr">
                {count(line.units)} × {count(Number(line.unit))} × {count(line.multiple)}
              </bdi>
            </span>
          </span>
          <bdi className={styles.stake}>{money(formatAmount(computeStake(line)), board.currency)}</bdi>
          <IconButton label={t('slip.remove')} disabled={isLocked} onClick={() => onRemove(line.id)}>
            <TrashIcon />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
