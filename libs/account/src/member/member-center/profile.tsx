import { useMemberInfoQuery } from '@livery/api/account/member';
import { useBrand } from '@livery/kit/brand';
import { paths } from '@livery/kit/paths';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { CrownIcon } from '@livery/ui/icons/crown';
import { Link } from '@livery/ui/link';
import { Skeleton } from '@livery/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../profile/avatar.tsx';
import { countDaysJoined } from './days-joined.ts';
import styles from './profile.module.css';

/**
 * Shows the user name, the days since the registration and the VIP level. `userName` comes from the session, so the
 * name is visible before the profile has loaded.
 */
export const Profile = ({ userName }: { userName: string }) => {
  const { data, isError, isFetching, refetch } = useMemberInfoQuery();
  const { t } = useTranslation(['account', 'shell']);
  const account = data?.account ?? userName;
  return (
    <section className={styles.root}>
      <Link href={paths.profile} className={styles.portrait} aria-label={t('shell:title.profile')}>
        <Avatar src={data?.headIcon ?? null} />
      </Link>
      <div className={styles.names}>
        <h2 className={styles.name}>
          <bdi>{data?.nickname ?? account}</bdi>
        </h2>
        {data?.nickname && (
          <p className={styles.account}>
            <bdi>{account}</bdi>
          </p>
        )}
        {data ? <Joined regDate={data.regDate} /> : !isError && <Skeleton className={styles.pending} />}
        {isError && !data && (
          <span className={styles.failed}>
            {t('mine.failed')}
            <Button size="small" tone="plain" isPending={isFetching} onClick={() => void refetch()}>
              {t('shell:action.retry')}
            </Button>
          </span>
        )}
      </div>
      {data && <VipChip level={data.vipLevel} />}
    </section>
  );
};

const Joined = ({ regDate }: { regDate: string }) => {
  const { t } = useTranslation('account');
  const { timeZone } = useBrand();
  const { count } = useFormat();
  const days = countDaysJoined(regDate, timeZone);
  return (
    <p className={styles.joined}>
      {days === 0 ? t('mine.joinedToday') : t('mine.joined', { count: days, days: count(days) })}
    </p>
  );
};

const VipChip = ({ level }: { level: number }) => {
  const { t } = useTranslation('account');
  const { count } = useFormat();
  return (
    <Link href={paths.vipBenefits} className={styles.vip}>
      <CrownIcon className={styles.crown} />
      <span>{t('mine.vip', { level: count(level) })}</span>
    </Link>
  );
};
