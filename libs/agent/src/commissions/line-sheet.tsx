import { toCategoryKey } from '@livery/kit/i18n/category-key';
import type { Commission } from '@livery/api/commissions';
import { isolateLtr } from '@livery/kit/format/bidi';
import { useFormat } from '@livery/kit/format/use-format';
import { DescriptionList } from '@livery/ui/description-list';
import { Sheet } from '@livery/ui/sheet';
import { useTranslation } from 'react-i18next';
import styles from '../shared/cards.module.css';

/** Shows the calculation of the commission for one bet. */
export const LineSheet = ({
  line: { kind, category, account, stake, own, below, amount, state, madeAt, settledAt },
  onClose,
}: {
  readonly line: Commission;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation(['contracts', 'games']);
  const { money, dateTime } = useFormat();
  const isSeries = kind === 'series';
  const level = (value: string): string => (isSeries ? value : `${value}%`);
  const calculation = isolateLtr(
    isSeries ? `${money(stake)} × (${own} − ${below}) ÷ 2000` : `${money(stake)} × (${own}% − ${below}%)`,
  );
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('why.title')}>
      <div className={styles.form}>
        <div className={styles.text}>
          <span className={styles.detail}>
            <bdi>{account}</bdi> · {t(toCategoryKey(category))} · {t(`income.state.${state}`)}
          </span>
          <bdi className={styles.figure}>{money(amount)}</bdi>
        </div>
        <DescriptionList
          items={[
            [t('income.stake'), money(stake)],
            [t(isSeries ? 'income.ownSeries' : 'income.ownRate'), level(own)],
            [t(isSeries ? 'income.belowSeries' : 'income.belowRate'), level(below)],
            [t('income.reckoning'), calculation],
            [t('why.amount'), money(amount), 'sum'],
            [t('income.made'), dateTime(madeAt)],
            ...(settledAt ? [[t('income.settled'), dateTime(settledAt)] as const] : []),
          ]}
        />
      </div>
    </Sheet>
  );
};
