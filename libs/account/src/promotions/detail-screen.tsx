import { isApiError } from '@livery/api/api-error';
import { type PromotionDetail, usePromotionDetailQuery } from '@livery/api/promotions';
import { ErrorCode } from '@livery/contract/errors';
import { paths } from '@livery/kit/paths';
import { SafeHtml, useSanitiser } from '@livery/kit/safe-html';
import { useFormat } from '@livery/kit/use-format';
import { useLanguage } from '@livery/kit/use-language';
import { Button } from '@livery/ui/button';
import { Skeleton } from '@livery/ui/skeleton';
import { StateView } from '@livery/ui/state-view';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Screen as List } from './activity-screen.tsx';
import styles from './detail-screen.module.css';
import { LoadFailed } from './load-failed.tsx';
import { StandingCard } from './standing-card.tsx';
import { usePicture } from './use-picture.ts';

/** One promotion; the address without an id is the list's. */
export const Screen = () => {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id ? <Detail id={id} /> : <List />;
};

const notThere: readonly string[] = [ErrorCode.NotFound, ErrorCode.BadRequest];

const Detail = ({ id }: { id: string }) => {
  const { t } = useTranslation(['promotions', 'shell']);
  const { code: language } = useLanguage();
  const { data, error, isError, isFetching, refetch } = usePromotionDetailQuery(
    { id, language },
    { refetchOnMountOrArgChange: true },
  );
  const isReadable = useSanitiser();
  if (!data && isError && isApiError(error) && notThere.includes(error.code)) {
    return (
      <StateView kind="no-result" title={t('missing')} action={<Button href={paths.activity}>{t('all')}</Button>} />
    );
  }
  if (!data && isError) return <LoadFailed title={t('failed')} isPending={isFetching} onRetry={() => void refetch()} />;
  return data && isReadable ? <Promotion promotion={data} /> : <Waiting />;
};

const Promotion = ({ promotion }: { promotion: PromotionDetail }) => {
  const { t } = useTranslation('promotions');
  const picture = usePicture();
  const { title, summary, image, content, terms } = promotion;
  return (
    <article className={styles.root}>
      <img className={styles.picture} src={picture(image)} width={720} height={320} alt="" />
      <header>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.period}>
          <Period promotion={promotion} />
        </p>
      </header>
      <StandingCard promotion={promotion} />
      <SafeHtml html={content} />
      <section aria-labelledby="promotion-terms">
        <h2 id="promotion-terms" className={styles.heading}>
          {t('terms')}
        </h2>
        <div className={styles.terms}>
          <SafeHtml html={terms} />
        </div>
      </section>
    </article>
  );
};

const Period = ({ promotion: { startsAt, endsAt, hasEnded } }: { promotion: PromotionDetail }) => {
  const { t } = useTranslation('promotions');
  const { date, moment } = useFormat();
  if (!endsAt) return t('period.open', { from: date(startsAt) });
  return t(hasEnded ? 'period.ended' : 'period.until', { until: moment(endsAt) });
};

const Waiting = () => (
  <div className={styles.root} aria-hidden>
    <Skeleton shape="block" className={styles.picture} />
    <Skeleton style={{ inlineSize: '70%' }} />
    <Skeleton style={{ inlineSize: '92%' }} />
    <Skeleton shape="block" style={{ blockSize: '140px' }} />
  </div>
);
