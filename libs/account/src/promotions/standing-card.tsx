import type { PromotionDetail, PromotionStanding } from '@livery/api/promotions';
import { isTrial } from '@livery/contract/enums';
import { useFlags } from '@livery/kit/flags';
import { loginFrom, paths, withQuery } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { useFormat } from '@livery/kit/use-format';
import { Button } from '@livery/ui/button';
import { useTranslation } from 'react-i18next';
import { ApplyForm } from './apply-form.tsx';
import { CheckInRow } from './check-in-row.tsx';
import { RewardLines } from './reward-lines.tsx';
import styles from './standing-card.module.css';
import { StatusMark } from './status-mark.tsx';
import { useClaim } from './use-claim.ts';

/** What the promotion is for whoever reads it: what can be done now, why not, and how an amount came about. */
export const StandingCard = ({ promotion }: { promotion: PromotionDetail }) => {
  const { t } = useTranslation(['promotions', 'shell']);
  const session = useSession();
  const { id, kind, mine } = promotion;
  if (kind === 'MISSION')
    return <Elsewhere href={paths.missions} label={t('shell:title.mission')} status={mine?.status ?? null} />;
  if (kind === 'REFERRAL')
    return <Elsewhere href={paths.inviteFriends} label={t('shell:title.invite')} status={mine?.status ?? null} />;
  if (!session) {
    return (
      <section className={styles.root}>
        <p>{t('guest')}</p>
        <Button tone="accent" isWide href={loginFrom(withQuery(paths.activityDetail, { id }))}>
          {t('shell:header.login')}
        </Button>
      </section>
    );
  }
  if (!mine) return isTrial(session.type) ? <p className={styles.root}>{t('trial')}</p> : null;
  return <Standing promotion={promotion} mine={mine} />;
};

const Elsewhere = ({
  href,
  label,
  status,
}: {
  href: string;
  label: string;
  status: PromotionStanding['status'] | null;
}) => (
  <section className={styles.root}>
    <StatusMark status={status} />
    <Button tone="accent" isWide href={href}>
      {label}
    </Button>
  </section>
);

const Standing = ({ promotion, mine }: { promotion: PromotionDetail; mine: PromotionStanding }) => {
  const { t } = useTranslation(['promotions', 'shell']);
  const { DEPOSIT } = useFlags();
  const { money, moment } = useFormat();
  const { pending, claim } = useClaim();
  const { status, reason, until, reward, lines, days } = mine;
  return (
    <section className={styles.root} data-status={status}>
      <StatusMark status={status} />
      {days && <CheckInRow days={days} currency={promotion.currency} />}
      {reason && <p>{t(`reason.${reason}`, { until: until ? moment(until) : '' })}</p>}
      {status === 'waiting' && until && <p>{t('answerBy', { until: moment(until) })}</p>}
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
            <p className={styles.note}>{t('until', { date: moment(reward.availableUntil) })}</p>
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
