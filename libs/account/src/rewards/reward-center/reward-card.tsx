import type { Reward } from '@livery/api/rewards/promotions';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { CrownIcon } from '@livery/ui/icons/crown';
import { CalendarIcon } from '@livery/ui/icons/calendar';
import { CoinsIcon } from '@livery/ui/icons/coins';
import { DepositIcon } from '@livery/ui/icons/deposit';
import { GiftIcon } from '@livery/ui/icons/gift';
import { PencilIcon } from '@livery/ui/icons/pencil';
import { TargetIcon } from '@livery/ui/icons/target';
import { UsersIcon } from '@livery/ui/icons/users';
import { useTranslation } from 'react-i18next';
import { RewardLines } from '../shared/reward-lines.tsx';
import styles from './reward-card.module.css';
import { useRewardTitle } from './use-reward-title.ts';

const icons = {
  WELCOME: GiftIcon,
  CHECKIN: CalendarIcon,
  CASHBACK: CoinsIcon,
  RELOAD: DepositIcon,
  APPLY: PencilIcon,
  MISSION: TargetIcon,
  REFERRAL: UsersIcon,
  VIP: CrownIcon,
} satisfies Record<Reward['source'], typeof GiftIcon>;

interface RewardCardProps {
  readonly reward: Reward;
  readonly isPending: boolean;
  readonly onClaim: () => void;
}

/**
 * Card of a reward that the member can claim: the amount, the source, the expiry date and the wagering requirement. The
 * wagering requirement is the sum of bets that the member must place before the reward can be withdrawn.
 */
export const RewardCard = ({ reward, isPending, onClaim }: RewardCardProps) => {
  const { t } = useTranslation('promotions');
  const title = useRewardTitle();
  const { money, dateTime } = useFormat();
  const { source, amount, currency, rollover, availableUntil, lines } = reward;
  const Icon = icons[source];
  return (
    <article className={styles.root}>
      <span className={styles.icon}>
        <Icon />
      </span>
      <div className={styles.text}>
        <h3 className={styles.title}>{title(reward)}</h3>
        <bdi className={styles.amount}>{money(amount, currency)}</bdi>
        <p className={styles.note}>
          {Number(rollover) > 0 ? t('rollover.some', { amount: money(rollover, currency) }) : t('rollover.none')}
        </p>
        {availableUntil && <p className={styles.note}>{t('until', { date: dateTime(availableUntil) })}</p>}
      </div>
      <Button
        className={styles.claim}
        tone="accent"
        isPending={isPending}
        aria-label={`${t('claim', { amount: money(amount, currency) })}: ${title(reward)}`}
        onClick={onClaim}
      >
        {t('claim', { amount: money(amount, currency) })}
      </Button>
      <div className={styles.lines}>
        <RewardLines lines={lines} currency={currency} />
      </div>
    </article>
  );
};
