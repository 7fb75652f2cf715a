import { type ReferralOverview, useReferralOverviewQuery } from '@livery/api/referral';
import { SafeHtml } from '@livery/kit/safe-html';
import { useFormat } from '@livery/kit/format/use-format';
import { Skeleton } from '@livery/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../shared/load-failed.tsx';
import { useRefetchOnLanguageChange } from '../shared/use-refetch-on-language-change.ts';
import { Friends } from './friends.tsx';
import { InviteCard } from './invite-card.tsx';
import styles from './referral-screen.module.css';

/** Referral page with the member's link, the conditions, the referred friends and the earnings. */
export const Screen = () => {
  const { t } = useTranslation(['invite', 'promotions', 'shell']);
  useRefetchOnLanguageChange();
  const { data, isError, isFetching, refetch } = useReferralOverviewQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data && isError) return <LoadFailed title={t('failed')} isPending={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  return (
    <div className={styles.root}>
      <InviteCard overview={data} />
      <Figures overview={data} />
      <How overview={data} />
      <Friends currency={data.currency} />
      <section aria-labelledby="invite-terms">
        <h2 id="invite-terms" className={styles.heading}>
          {t('promotions:terms')}
        </h2>
        <div className={styles.terms}>
          <SafeHtml html={data.terms} />
        </div>
      </section>
    </div>
  );
};

const Figures = ({ overview: { invited, qualified, earned, currency } }: { overview: ReferralOverview }) => {
  const { t } = useTranslation('invite');
  const { money, count } = useFormat();
  const figures = [
    [t('invited'), count(invited)],
    [t('qualified'), count(qualified)],
    [t('earned'), money(earned, currency)],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{figure}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
};

const How = ({ overview: { rule, currency } }: { overview: ReferralOverview }) => {
  const { t } = useTranslation('invite');
  const { money, count } = useFormat();
  const steps = [
    t('step1'),
    t('step2', { days: count(rule.days), deposit: money(rule.deposit, currency), bets: money(rule.bets, currency) }),
    t('step3', { amount: money(rule.reward, currency) }),
  ];
  return (
    <section aria-labelledby="invite-how">
      <h2 id="invite-how" className={styles.heading}>
        {t('how')}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step}>
            <span className={styles.number}>{count(index + 1)}</span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};

const Waiting = () => (
  <div className={styles.root} aria-hidden>
    <Skeleton shape="block" style={{ blockSize: '300px' }} />
    <Skeleton shape="block" style={{ blockSize: '84px' }} />
    <Skeleton shape="block" style={{ blockSize: '160px' }} />
  </div>
);
