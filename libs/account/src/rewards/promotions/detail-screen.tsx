import { isApiError } from '@livery/api/client/api-error';
import { type PromotionDetail, usePromotionDetailQuery } from '@livery/api/rewards/promotions';
import { ErrorCode } from '@livery/contract/errors';
import { paths } from '@livery/kit/paths';
import { SafeHtml, useSanitizerReady } from '@livery/kit/safe-html';
import { useFormat } from '@livery/kit/format/use-format';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { Button } from '@livery/ui/button';
import { Skeleton } from '@livery/ui/skeleton';
import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Screen as List } from './activity-screen.tsx';
import styles from './detail-screen.module.css';
import { LoadFailed } from '../shared/load-failed.tsx';
import { EligibilityCard } from './eligibility/eligibility-card.tsx';
import { useImageUrl } from '../shared/use-image-url.ts';

/** Page of one promotion. When the URL has no `id`, the page shows the list of promotions. */
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
  const isReadable = useSanitizerReady();
  if (!data && isError && isApiError(error) && notThere.includes(error.code)) {
    return (
      <EmptyState kind="no-result" title={t('missing')} action={<Button href={paths.promotions}>{t('all')}</Button>} />
    );
  }
  if (!data && isError) return <LoadFailed title={t('failed')} isPending={isFetching} onRetry={() => void refetch()} />;
  return data && isReadable ? <Promotion promotion={data} /> : <Waiting />;
};

const Promotion = ({ promotion }: { promotion: PromotionDetail }) => {
  const { t } = useTranslation('promotions');
  const toImageUrl = useImageUrl();
  const { title, summary, image, content, terms } = promotion;
  return (
    <article className={styles.root}>
      <img className={styles.image} src={toImageUrl(image)} width={720} height={320} alt="" />
      <header>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.period}>
          <Period promotion={promotion} />
        </p>
      </header>
      <EligibilityCard promotion={promotion} />
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
  const { date, dateTime } = useFormat();
  if (!endsAt) return t('period.open', { from: date(startsAt) });
  return t(hasEnded ? 'period.ended' : 'period.until', { until: dateTime(endsAt) });
};

const Waiting = () => (
  <div className={styles.root} aria-hidden>
    <Skeleton shape="block" className={styles.image} />
    <Skeleton style={{ inlineSize: '70%' }} />
    <Skeleton style={{ inlineSize: '92%' }} />
    <Skeleton shape="block" style={{ blockSize: '140px' }} />
  </div>
);
