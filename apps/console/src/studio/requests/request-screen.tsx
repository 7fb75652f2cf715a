import { AsyncContent } from '@livery/ui/async-content';
import { Link } from '@livery/ui/link';
import { useParams } from 'react-router-dom';
import { useContentState } from '../../api/use-content-state.ts';
import { useOperatorName } from '../../control/use-operator-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useMarketsQuery } from '../markets/markets.api.ts';
import { useMarketName } from '../markets/use-market-name.ts';
import { Comments } from './comments.tsx';
import { Deadline } from './deadline.tsx';
import { RequestActions } from './request-actions.tsx';
import { RequestState } from './request-state.tsx';
import { type BrandRequestDetails, useBrandRequestQuery } from './requests.api.ts';
import styles from './requests.module.css';

/**
 * Page of one request for a brand: the wishes (the desired properties of the brand), the state, the possible actions,
 * and the comments.
 */
export const RequestScreen = () => {
  const { id = '' } = useParams();
  const state = useContentState(useBrandRequestQuery({ requestId: id }));
  return <AsyncContent state={state}>{(request) => <Request request={request} />}</AsyncContent>;
};

const Request = ({ request }: { readonly request: BrandRequestDetails }) => {
  const t = useTexts('creation');
  const { name, state, reason, brand, wish, logo } = request;
  return (
    <>
      <PageHeader
        title={<bdi>{name}</bdi>}
        detail={<RequestState state={state} />}
        actions={<RequestActions request={request} />}
      />
      {reason !== null && (
        <p className={styles.note}>
          <strong>{t('requests.reason')}</strong> <bdi>{reason}</bdi>
        </p>
      )}
      {brand !== null && (
        <p className={styles.note}>
          <strong>{t('requests.brand')}</strong>{' '}
          <Link href={paths.brand(brand)}>
            <bdi>{brand}</bdi>
          </Link>
        </p>
      )}
      <Panel title={t('requests.wishes')}>
        {logo && (
          <img
            className={styles.logo}
            src={`data:image/${logo.format === 'svg' ? 'svg+xml' : 'png'};base64,${logo.content}`}
            alt={t('logo.chosen')}
          />
        )}
        <Facts request={request} />
        {wish !== '' && (
          <p className={styles.wish}>
            <bdi>{wish}</bdi>
          </p>
        )}
      </Panel>
      {(state === 'open' || state === 'accepted') && <Deadline key={request.version} request={request} />}
      <Comments request={request} />
    </>
  );
};

const Facts = ({ request }: { readonly request: BrandRequestDetails }) => {
  const t = useTexts('creation');
  const shell = useTexts('shell');
  const format = useFormat();
  const getMarketName = useMarketName();
  const getOperatorName = useOperatorName();
  const { data } = useMarketsQuery();
  const { market, languages, currency, deadline, requestedBy, requestedAt, owner } = request;
  const getLanguageName = (code: string) => data?.languages.find(({ language }) => language === code)?.name ?? code;
  return (
    <FactList
      facts={[
        [t('market'), getMarketName({ market, title: market })],
        [t('request.languages'), format.list(languages.map(getLanguageName))],
        [t('request.currency'), currency],
        [t('request.deadline'), deadline === null ? shell('none') : format.day(`${deadline}T12:00:00`)],
        [t('requests.requestedBy'), getOperatorName(requestedBy)],
        [t('requests.requestedAt'), format.time(requestedAt)],
        [t('requests.owner'), owner === null ? shell('none') : getOperatorName(owner)],
      ]}
    />
  );
};
