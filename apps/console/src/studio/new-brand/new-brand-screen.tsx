import { AsyncContent } from '@livery/ui/async-content';
import { SegmentedControl } from '@livery/ui/segmented-control';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useContentState } from '../../api/use-content-state.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePermissions } from '../../session/use-permissions.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useBrandRequestQuery } from '../requests/requests.api.ts';
import { CopyForm } from './copy-form.tsx';
import { FileForm } from './file-form.tsx';
import { LogoForm } from './logo-form.tsx';
import { type Markets, useMarketsQuery } from '../markets/markets.api.ts';
import { RequestForm } from './request-form.tsx';
import styles from './new-brand.module.css';

const ways = ['logo', 'copy', 'file', 'request'] as const;
type Way = (typeof ways)[number];

/** Page that creates a brand: from a logo, from another brand, from a file, or as a request. */
export const NewBrandScreen = () => {
  const t = useTexts('creation');
  const isPermitted = usePermissions();
  const [search] = useSearchParams();
  const requestId = search.get('request') ?? undefined;
  const markets = useContentState(useMarketsQuery());
  const request = useContentState(useBrandRequestQuery(requestId === undefined ? skipToken : { requestId }));
  const available = ways.filter((way) => isPermitted(way === 'request' ? 'brands:request' : 'brands:create'));
  const [chosen, setChosen] = useState(() => ways.find((each) => each === search.get('way')));
  const way = available.find((each) => each === chosen) ?? available[0];
  return (
    <>
      <PageHeader title={t('title')} detail={t('intro')} />
      {available.length > 1 && requestId === undefined && (
        <SegmentedControl
          className={styles.ways}
          label={t('way')}
          value={way ?? ''}
          onSelect={(id) => setChosen(id as Way)}
          segments={available.map((id) => ({ id, label: t(`ways.${id}`) }))}
        />
      )}
      <AsyncContent state={markets}>
        {(loaded) =>
          requestId === undefined ? (
            <WayForm way={way} markets={loaded} />
          ) : (
            <AsyncContent state={request}>
              {(wishes) => <LogoForm markets={loaded} requestId={requestId} wishes={wishes} />}
            </AsyncContent>
          )
        }
      </AsyncContent>
    </>
  );
};

const WayForm = ({ way, markets }: { readonly way: Way | undefined; readonly markets: Markets }) => {
  const t = useTexts('creation');
  switch (way) {
    case 'logo':
      return <LogoForm markets={markets} />;
    case 'copy':
      return <CopyForm />;
    case 'file':
      return <FileForm />;
    case 'request':
      return <RequestForm markets={markets} />;
    case undefined:
      return <p>{t('notAllowed')}</p>;
  }
};
