import { type LotteryBoard, type LotteryMode, useLotteryBoardQuery } from '@livery/api/lottery';
import type { LotteryFamily } from '@livery/contract/lottery/families';
import { methodsByFamily } from '@livery/lottery-rules/methods';
import { usePercent } from '@livery/kit/format/use-percent';
import { Sheet } from '@livery/ui/sheet';
import { useTranslation } from 'react-i18next';
import styles from './rules.module.css';
import { getStatedReturn } from './stated-return.ts';

export interface ModeSheetProps {
  readonly code: string;
  readonly family: LotteryFamily;
  /** Price lists (prize modes) in which the lottery is offered. */
  readonly modes: readonly LotteryMode[];
  readonly onClose: () => void;
}

/**
 * Sheet that explains the price lists of a lottery. For each list, it shows the part of the stakes that is paid as
 * prizes in the long term, in percent.
 */
export function ModeSheet({ code, family, modes, onClose }: ModeSheetProps) {
  const { t } = useTranslation('lottery');
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('mode.label')}>
      <div className={styles.root}>
        {modes.map((mode) => (
          <Mode key={mode} code={code} family={family} mode={mode} />
        ))}
        <p className={styles.explain}>{t('rules.explain')}</p>
      </div>
    </Sheet>
  );
}

interface ModeProps {
  readonly code: string;
  readonly family: LotteryFamily;
  readonly mode: LotteryMode;
}

/**
 * Returns the lowest and the highest return of the betting methods in a price list. The return is the part of the
 * stakes that is paid as prizes in the long term, in percent.
 */
const getReturnRange = (board: LotteryBoard, family: LotteryFamily): { readonly min: number; readonly max: number } => {
  const returns = methodsByFamily[family].map((method) => getStatedReturn(board, method));
  return { min: Math.min(...returns.map(({ min }) => min)), max: Math.max(...returns.map(({ max }) => max)) };
};

function Mode({ code, family, mode }: ModeProps) {
  const { t } = useTranslation('lottery');
  const percent = usePercent();
  const { data } = useLotteryBoardQuery({ code, prizeMode: mode });
  const { min, max } = data ? getReturnRange(data, family) : { min: NaN, max: NaN };
  const returns = min === max ? percent(min) : `${percent(min)}–${percent(max)}`;
  return (
    <section className={styles.rule}>
      <h4 className={styles.name}>{t(`mode.${mode}`)}</h4>
      <p>{t(mode === 'LOTT' ? 'mode.series' : 'mode.fixed')}</p>
      <dl className={styles.figures}>
        <dt>{t('rules.back')}</dt>
        <dd dir="ltr">{data ? returns : '…'}</dd>
      </dl>
    </section>
  );
}
