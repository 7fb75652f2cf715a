import { AsyncContent } from '@livery/ui/async-content';
import { Button } from '@livery/ui/button';
import { Tag } from '@livery/ui/tag';
import { useState } from 'react';
import { useContentState } from '../../api/use-content-state.ts';
import { useOperatorName } from '../../control/use-operator-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { usePermissions } from '../../session/use-permissions.ts';
import { OlderButton } from '../../ui/older-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useFocusFallback } from '../../ui/use-focus-fallback.ts';
import { type Release, useEnvironmentsQuery, useReleasesInfiniteQuery } from '../releases.api.ts';
import styles from '../../ui/record-list.module.css';
import { ReleaseImage } from '../release-image/release-image.tsx';
import { PublishDialog } from '../publish/publish-dialog.tsx';
import { RollBackDialog } from '../publish/roll-back-dialog.tsx';
import { useVersionName } from '../use-version-name.ts';

/**
 * The releases of a brand. Shows the live release, and buttons that publish another release or roll back to an
 * earlier release.
 */
export const Releases = ({ brand }: { readonly brand: string }) => {
  const t = useTexts('studio');
  const query = useReleasesInfiniteQuery({ brand });
  const state = useContentState(query);
  const isEmpty = query.data?.pages[0]?.releases.length === 0;
  return (
    <Panel title={t('brand.releases')} {...(isEmpty && { detail: t('brand.noReleases') })}>
      <AsyncContent state={state}>
        {({ pages }) => (
          <ul className={styles.list}>
            {pages
              .flatMap(({ releases }) => releases)
              .map((release) => (
                <ReleaseItem key={release.releaseId} brand={brand} release={release} />
              ))}
          </ul>
        )}
      </AsyncContent>
      <OlderButton query={query} />
    </Panel>
  );
};

const ReleaseItem = ({ brand, release }: { readonly brand: string; readonly release: Release }) => {
  const t = useTexts('studio');
  const getVersionName = useVersionName();
  const format = useFormat();
  const isPermitted = usePermissions();
  const getOperatorName = useOperatorName();
  const review = useTexts('review');
  // Type of the open dialog. It is a state and is not derived from `wasLive`, which changes if another operator
  // publishes this release. The open dialog would then be replaced, and the typed reason would be lost.
  const [opened, setOpened] = useState<'publish' | 'rollBack'>();
  const { data: states } = useEnvironmentsQuery({ brand });
  const live = states?.environments.find(({ environment }) => environment === 'live');
  const { releaseId, version, fileCount, storedSize, createdBy, createdAt, wasLive } = release;
  const isLive = live?.releaseId === releaseId;
  const Dialog = opened === 'rollBack' ? RollBackDialog : PublishDialog;
  const focusFallback = useFocusFallback<HTMLLIElement>();
  const canShow = isPermitted(wasLive ? 'releases:rollback' : 'releases:publish', brand);
  return (
    <li className={styles.item} {...focusFallback}>
      <ReleaseImage brand={brand} releaseId={releaseId} label={t('brand.home', { number: version })} />
      <div className={styles.text}>
        <strong>{getVersionName(version)}</strong>
        <span className={styles.detail}>
          {t('brand.files', { count: fileCount })} ·{' '}
          {t('brand.stored', { size: format.number(Math.ceil(storedSize / 1000)) })} ·{' '}
          <bdi>{getOperatorName(createdBy)}</bdi> · {format.time(createdAt)}
        </span>
        <code className={styles.detail} dir="ltr">
          {releaseId}
        </code>
      </div>
      <div className={styles.actions}>
        <Button size="small" href={paths.releaseReview(brand, releaseId)}>
          {review('open')}
        </Button>
        {isLive && <Tag tone="success">{t('brand.live')}</Tag>}
        {!isLive && live && canShow && (
          <Button size="small" onClick={() => setOpened(wasLive ? 'rollBack' : 'publish')}>
            {wasLive ? t('brand.rollBack') : t('brand.publish')}
          </Button>
        )}
      </div>
      {opened && live && (
        <Dialog brand={brand} releaseId={releaseId} liveNumber={live.number} onClose={() => setOpened(undefined)} />
      )}
    </li>
  );
};
