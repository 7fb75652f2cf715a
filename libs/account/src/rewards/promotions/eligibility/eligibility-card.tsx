import type { PromotionDetail, PromotionEligibility } from '@livery/api/rewards/promotions';
import { isTrial } from '@livery/contract/enums';
import { useCanOpen } from '@livery/kit/access/use-can-open';
import { useFlags } from '@livery/kit/flags';
import { loginPathWithReturn, paths, withQuery } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { useTranslation } from 'react-i18next';
import { ApplyForm } from './apply-form.tsx';
import { DailyCheckIn } from './daily-check-in.tsx';
import { RewardLines } from '../../shared/reward-lines.tsx';
import styles from './eligibility-card.module.css';
import { StatusBadge } from './status-badge.tsx';
import { useClaim } from '../../shared/use-claim.ts';

/**
 * Shows what the member can do to get the promotion, such as a claim button, or the reason why nothing is possible.
 * Also shows how the amount of the reward is calculated.
 */
export const EligibilityCard = ({ promotion }: { promotion: PromotionDetail }) => {
  const { t } = useTranslation(['promotions', 'shell']);
  const session = useSession();
  const { id, kind, mine: eligibility } = promotion;
  if (kind === 'MISSION')
    return <LinkCard href={paths.missions} label={t('shell:title.mission')} status={eligibility?.status ?? null} />;
  if (kind === 'REFERRAL')
    return <LinkCard href={paths.inviteFriends} label={t('shell:title.invite')} status={eligibility?.status ?? null} />;
  if (!session) {
    return (
      <section className={styles.root}>
        <p>{t('guest')}</p>
        <Button tone="accent" isWide href={loginPathWithReturn(withQuery(paths.promotionDetail, { id }))}>
          {t('shell:header.login')}
        </Button>
      </section>
    );
  }
  if (!eligibility) return isTrial(session.type) ? <p className={styles.root}>{t('trial')}</p> : null;
  return <Eligibility promotion={promotion} eligibility={eligibility} />;
};

const LinkCard = ({
  href,
  label,
  status,
}: {
  href: string;
  label: string;
  status: PromotionEligibility['status'] | null;
}) => {
  const canOpen = useCanOpen();
  return (
    <section className={styles.root}>
      <StatusBadge status={status} />
      {canOpen(href) && (
        <Button tone="accent" isWide href={href}>
          {label}
        </Button>
      )}
    </section>
  );
};

const Eligibility = ({ promotion, eligibility }: { promotion: PromotionDetail; eligibility: PromotionEligibility }) => {
  const { t } = useTranslation(['promotions', 'shell']);
  const { DEPOSIT } = useFlags();
  const { money, dateTime } = useFormat();
  const { pending, claim } = useClaim();
  const { status, reason, until, reward, lines, days } = eligibility;
  return (
    <section className={styles.root} data-status={status}>
      <StatusBadge status={status} />
      {days && <DailyCheckIn days={days} currency={promotion.currency} />}
      {reason && <p>{t(`reason.${reason}`, { until: until ? dateTime(until) : '' })}</p>}
      {status === 'waiting' && until && <p>{t('answerBy', { until: dateTime(until) })}</p>}
      {status === 'apply' && <ApplyForm promotionId={promotion.id} />}
      {status === 'claimable' && reward && (
        <>
          <bdi className={styles.amount}>{money(reward.amount, reward.currency)}</bdi>
          <p className={styles.note}>
            {Number(reward.rollover) > 0
              ? t('rollover.some', { amount: money(reward.rollover, reward.currency) })
              : t('rollover.none')}
          </p>
          <Button tone="accent" isWide isPending={pending === reward.id} onClick={() => claim(reward.id)}>
            {t('claim', { amount: money(reward.amount, reward.currency) })}
          </Button>
          {reward.availableUntil && (
            <p className={styles.note}>{t('until', { date: dateTime(reward.availableUntil) })}</p>
          )}
        </>
      )}
      {reason === 'deposit' && DEPOSIT && (
        <Button tone="accent" isWide href={paths.deposit}>
          {t('shell:title.deposit')}
        </Button>
      )}
      <RewardLines lines={lines} currency={promotion.currency} />
    </section>
  );
};
