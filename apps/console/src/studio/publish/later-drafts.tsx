import { skipToken } from '@reduxjs/toolkit/query';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePermissions } from '../../session/use-permissions.ts';
import { useDraftsQuery } from '../drafts/drafts.api.ts';
import { useReleasesByIdQuery } from '../releases.api.ts';

/**
 * Interval in milliseconds at which the drafts are loaded again, so that the list includes recent changes by
 * colleagues.
 */
const pollMs = 15_000;

interface LaterDraftsProps {
  readonly brand: string;
  readonly releaseId: string;
}

/**
 * Lists the open drafts that were changed after the release was created, because the release does not contain these
 * changes. Renders nothing if there is no such draft, or if the operator may not read drafts.
 */
export const LaterDrafts = ({ brand, releaseId }: LaterDraftsProps) => {
  const t = useTexts('review');
  const format = useFormat();
  const isPermitted = usePermissions();
  const canRead = isPermitted('drafts:read', brand);
  const { data } = useDraftsQuery(canRead ? { brand } : skipToken, {
    refetchOnMountOrArgChange: true,
    pollingInterval: pollMs,
    skipPollingIfUnfocused: true,
  });
  const release = useReleasesByIdQuery({ brand, releaseId }).data?.releases[0];
  if (!data || !release) return null;
  const later = data.drafts.filter(
    ({ state, sequence, changedAt }) => state === 'open' && sequence > 0 && changedAt > release.createdAt,
  );
  if (later.length === 0) return null;
  return (
    <span role="status">
      {t('publish.laterDrafts', {
        time: format.time(release.createdAt),
        names: format.list(later.map(({ name }) => name)),
      })}
    </span>
  );
};
