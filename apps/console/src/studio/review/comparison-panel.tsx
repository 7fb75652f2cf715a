import { AsyncContent } from '@livery/ui/async-content';
import { SegmentedControl } from '@livery/ui/segmented-control';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useContentState } from '../../api/use-content-state.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { OlderButton } from '../../ui/older-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { type Release, useEnvironmentsQuery, useReleasesByIdQuery, useReleasesInfiniteQuery } from '../releases.api.ts';
import { useVersionName } from '../use-version-name.ts';
import { BehaviourView } from './behaviour-view.tsx';
import { BytesView } from './bytes-view.tsx';
import { PixelsView } from './pixels/pixels-view.tsx';
import { type Review, useCompareReleasesQuery } from './review.api.ts';
import styles from './review.module.css';
import { ValuesView } from './values-view.tsx';

const views = ['values', 'pixels', 'bytes', 'behaviour'] as const;
type View = (typeof views)[number];

interface ComparisonPanelProps {
  readonly brand: string;
  readonly review: Review;
}

/** Returns a function that returns the label of a release in the select field "Compare with". */
const useReleaseLabel = () => {
  const t = useTexts('review');
  const format = useFormat();
  const getVersionName = useVersionName();
  return ({ version, createdAt }: Release, isLive: boolean): string => {
    if (version === 0) return getVersionName(version);
    return isLive ? t('isLive', { number: version }) : t('version', { number: version, time: format.time(createdAt) });
  };
};

/**
 * Loads the releases with which a release can be compared, the newest first. `shown` is the release that members see
 * now. It is in the list even if the page that contains it is not loaded. `list` is undefined until all data is loaded.
 */
const useOtherReleases = (brand: string, releaseId: string) => {
  const query = useReleasesInfiniteQuery({ brand });
  const { data: states } = useEnvironmentsQuery({ brand });
  const live = states?.environments.find(({ environment }) => environment === 'live')?.releaseId;
  // Before the first release, members see the app of the brand file on the server. It is stored as version 0.
  const seen = live ? { brand, releaseId: live } : { brand, version: 0 };
  const { data: found, isError } = useReleasesByIdQuery(states ? seen : skipToken);
  const isOther = (each: Release): boolean => each.releaseId !== releaseId;
  const shown = found?.releases.find(isOther);
  const loaded = query.data?.pages.flatMap(({ releases }) => releases).filter(isOther);
  if (!loaded || (found === undefined && !isError)) return { query, live, shown, list: undefined };
  const isListed = shown === undefined || loaded.some((each) => each.releaseId === shown.releaseId);
  return { query, live, shown, list: isListed ? loaded : [...loaded, shown] };
};

/**
 * Shows the differences between the reviewed release and another release, which the operator can choose. At first, the
 * other release is the live release. Before the first release of the brand, it is the brand file of the server.
 */
export const ComparisonPanel = ({ brand, review }: ComparisonPanelProps) => {
  const t = useTexts('review');
  const getLabel = useReleaseLabel();
  const [chosen, setChosen] = useState<string>();
  const { query, live, shown, list: others } = useOtherReleases(brand, review.releaseId);
  if (!others) return null;
  const before = chosen ?? (shown ?? others[0])?.releaseId;
  if (!before) return <Panel title={t('views')} detail={t('nothingToCompare')} />;
  return (
    <>
      <div className={styles.choice}>
        <SelectField
          label={t('compareWith')}
          value={before}
          onSelect={setChosen}
          options={others.map((each) => ({
            value: each.releaseId,
            label: getLabel(each, each.releaseId === live),
          }))}
        />
        <OlderButton query={query} />
      </div>
      <ComparisonViews brand={brand} before={before} review={review} />
    </>
  );
};

interface ComparisonViewsProps {
  readonly brand: string;
  readonly before: string;
  readonly review: Review;
}

/**
 * Returns the open view of the comparison, such as `values` or `pixels`. The URL contains it, so that a reload and a
 * link open the same view.
 */
const useView = () => {
  const [params, setParams] = useSearchParams();
  const view: View = views.find((id) => id === params.get('view')) ?? 'values';
  return { view, setView: (next: string) => setParams({ view: next }, { replace: true }) };
};

const ComparisonViews = ({ brand, before, review }: ComparisonViewsProps) => {
  const t = useTexts('review');
  const { view, setView } = useView();
  const state = useContentState(useCompareReleasesQuery({ brand, before, after: review.releaseId }));
  return (
    <>
      <SegmentedControl
        className={styles.views}
        label={t('views')}
        value={view}
        onSelect={setView}
        segments={views.map((id) => ({ id, label: t(`view.${id}`) }))}
      />
      <AsyncContent state={state}>
        {({ values, images, otherMode, bytes, behaviour }) => (
          <>
            {view === 'values' && <ValuesView values={values} images={images} />}
            {view === 'pixels' && (
              <PixelsView key={before} brand={brand} before={before} review={review} otherMode={otherMode} />
            )}
            {view === 'bytes' && bytes && <BytesView bytes={bytes} />}
            {view === 'behaviour' && behaviour && <BehaviourView behaviour={behaviour} />}
          </>
        )}
      </AsyncContent>
    </>
  );
};
