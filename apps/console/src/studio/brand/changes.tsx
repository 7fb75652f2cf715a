import { AsyncContent } from '@livery/ui/async-content';
import { Tag } from '@livery/ui/tag';
import { useContentState } from '../../api/use-content-state.ts';
import { useOperatorName } from '../../control/use-operator-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { OlderButton } from '../../ui/older-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ReleaseImage } from '../release-image/release-image.tsx';
import { useEnvironmentChangesInfiniteQuery } from '../releases.api.ts';
import styles from '../../ui/record-list.module.css';

const tones = { publish: 'success', rollback: 'wait', file: 'quiet' } as const;

/**
 * History of the live release of a brand. For each change, shows the new release, the time, the operator and the
 * reason.
 */
export const Changes = ({ brand }: { readonly brand: string }) => {
  const t = useTexts('studio');
  const format = useFormat();
  const getOperatorName = useOperatorName();
  const query = useEnvironmentChangesInfiniteQuery({ brand, environment: 'live' });
  const state = useContentState(query);
  if (query.data?.pages[0]?.changes.length === 0) return null;
  return (
    <Panel title={t('brand.history')}>
      <AsyncContent state={state}>
        {({ pages }) => (
          <ul className={styles.list}>
            {pages
              .flatMap(({ changes }) => changes)
              .map(({ number, kind, releaseId, reason, changedBy, changedAt }) => (
                <li key={number} className={styles.item}>
                  <ReleaseImage
                    brand={brand}
                    releaseId={releaseId}
                    label={kind === 'file' ? t('brand.beforeReleases') : t('brand.homeAfter', { reason })}
                  />
                  <div className={styles.text}>
                    {kind === 'file' ? t('brand.beforeReleases') : <bdi>{reason}</bdi>}
                    <span className={styles.detail}>
                      <bdi>{getOperatorName(changedBy)}</bdi> · {format.time(changedAt)}
                    </span>
                    <code className={styles.detail} dir="ltr">
                      {releaseId}
                    </code>
                  </div>
                  <Tag tone={tones[kind]}>{t(`brand.kind.${kind}`)}</Tag>
                </li>
              ))}
          </ul>
        )}
      </AsyncContent>
      <OlderButton query={query} />
    </Panel>
  );
};
