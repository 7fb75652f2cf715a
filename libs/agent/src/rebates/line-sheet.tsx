import type { LineRebate } from '@livery/api/line-rebates';
import { useFormat } from '@livery/kit/use-format';
import { FactList } from '@livery/ui/fact-list';
import { Sheet } from '@livery/ui/sheet';
import { useTranslation } from 'react-i18next';
import styles from '../parts/cards.module.css';
import { leftToRight } from '../parts/left-to-right.ts';

/** Why a bet gave what it gave. */
export const LineSheet = ({
  line: { kind, category, account, stake, own, below, amount, state, madeAt, settledAt },
  onClose,
}: {
  readonly line: LineRebate;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation(['contracts', 'games']);
  const { money, moment } = useFormat();
  const isSeries = kind === 'series';
  const level = (value: string): string => (isSeries ? value : `${value}%`);
  const reckoning = leftToRight(
    isSeries ? `${money(stake)} × (${own} − ${below}) ÷ 2000` : `${money(stake)} × (${own}% − ${below}%)`,
  );
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('why.title')}>
      <div className={styles.form}>
        <div className={styles.words}>
          <span className={styles.detail}>
            <bdi>{account}</bdi> · {t(`games:category.${category}`)} · {t(`income.state.${state}`)}
          </span>
          <bdi className={styles.figure}>{money(amount)}</bdi>
        </div>
        <FactList
          facts={[
            [t('income.stake'), money(stake)],
            [t(isSeries ? 'income.ownSeries' : 'income.ownRate'), level(own)],
            [t(isSeries ? 'income.belowSeries' : 'income.belowRate'), level(below)],
            [t('income.reckoning'), reckoning],
            [t('why.amount'), money(amount), 'sum'],
            [t('income.made'), moment(madeAt)],
            ...(settledAt ? [[t('income.settled'), moment(settledAt)] as const] : []),
          ]}
        />
      </div>
    </Sheet>
  );
};
