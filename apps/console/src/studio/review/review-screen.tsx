import { AsyncContent } from '@livery/ui/async-content';
import { useParams } from 'react-router-dom';
import { useContentState } from '../../api/use-content-state.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { LicencePanel } from '../licence/licence-panel.tsx';
import { Comments } from './comments.tsx';
import { ComparisonPanel } from './comparison-panel.tsx';
import { Decisions } from './decisions.tsx';
import { useVersionName } from '../use-version-name.ts';
import { useReleaseReviewQuery } from './review.api.ts';

/** One release under review: the decisions about it, the clauses of the licence, its changes, and the comments. */
export const ReviewScreen = () => {
  const { code = '', releaseId = '' } = useParams();
  const t = useTexts('review');
  const getVersionName = useVersionName();
  const state = useContentState(useReleaseReviewQuery({ brand: code, releaseId }));
  return (
    <AsyncContent state={state}>
      {(review) => (
        <>
          <PageHeader
            title={review.version === 0 ? getVersionName(0) : t('title', { number: review.version })}
            detail={
              <>
                <bdi>{code}</bdi> · {t('release')} <code dir="ltr">{releaseId}</code>
              </>
            }
          />
          <Decisions brand={code} review={review} />
          <LicencePanel brand={code} version={review.version} />
          <ComparisonPanel brand={code} review={review} />
          <Comments brand={code} review={review} />
        </>
      )}
    </AsyncContent>
  );
};
