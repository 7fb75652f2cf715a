import type { LotteryBet } from '@livery/api/lottery';
import { useFormat } from '@livery/kit/format/use-format';
import { useTranslation } from 'react-i18next';
import { getMethodLabel, formatSelection } from '../labels/method-labels.ts';
import styles from './bet-details.module.css';

/** List of all details of a bet, with its complete selection. */
export function BetDetails({ bet }: { bet: LotteryBet }) {
  const { t } = useTranslation('lottery');
  const { money, count, dateTime } = useFormat();
  const rows: readonly (readonly [name: string, value: string])[] = [
    [t('mine.number'), bet.id],
    [t('mine.placed'), dateTime(bet.placedAt)],
    [t('slip.count'), count(bet.units)],
    [t('stake.unit'), money(bet.unit, bet.currency)],
    [t('stake.multiple'), count(bet.multiple)],
    [t('mine.staked'), money(bet.stake, bet.currency)],
    ...(bet.state === 'won' ? ([[t('mine.won'), money(bet.payout, bet.currency)]] as const) : []),
  ];
  return (
    <section className={styles.facts} aria-label={t('mine.yours')}>
      <header className={styles.header}>
        <span className={styles.method}>{getMethodLabel(t, bet.method)}</span>
        <span className={styles.caption}>{t(`state.${bet.state}`)}</span>
      </header>
      <bdi className={styles.selection} dir="ltr">
        {formatSelection(t, bet.selection)}
      </bdi>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
