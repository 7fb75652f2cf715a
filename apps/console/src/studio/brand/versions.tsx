import { AsyncContent } from '@livery/ui/async-content';
import { Button } from '@livery/ui/button';
import { useAct } from '../../api/use-act.ts';
import { useContentState } from '../../api/use-content-state.ts';
import { useOperatorName } from '../../control/use-operator-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePermissions } from '../../session/use-permissions.ts';
import { Panel } from '../../ui/panel.tsx';
import { useBrandVersionsQuery, useComposeReleaseMutation, useLazyBrandExportQuery } from '../releases.api.ts';
import styles from '../../ui/record-list.module.css';
import { saveExport } from './save-export.ts';
import { useVersionName } from '../use-version-name.ts';

/** The versions of a brand, the newest first. A version never changes. */
export const Versions = ({ brand }: { readonly brand: string }) => {
  const t = useTexts('studio');
  const getVersionName = useVersionName();
  const format = useFormat();
  const act = useAct();
  const isPermitted = usePermissions();
  const getOperatorName = useOperatorName();
  const state = useContentState(useBrandVersionsQuery({ brand }));
  const [compose, composing] = useComposeReleaseMutation();
  const [getExport, exporting] = useLazyBrandExportQuery();
  const handleExport = async (version: number) => {
    const file = await act(getExport({ brand, version }));
    if (file) saveExport(file);
  };
  return (
    <Panel title={t('brand.versions')} {...(state.data?.versions.length === 0 && { detail: t('brand.noVersions') })}>
      <AsyncContent state={state}>
        {({ versions }) => (
          <ul className={styles.list}>
            {versions.map(({ version, note, createdBy, createdAt }) => (
              <li key={version} className={styles.item}>
                <div className={styles.text}>
                  <strong>{getVersionName(version)}</strong>
                  {note && <bdi>{note}</bdi>}
                  <span className={styles.detail}>
                    <bdi>{getOperatorName(createdBy)}</bdi> · {format.time(createdAt)}
                  </span>
                </div>
                <div className={styles.actions}>
                  <Button
                    size="small"
                    isPending={exporting.isFetching && exporting.originalArgs?.version === version}
                    onClick={() => void handleExport(version)}
                  >
                    {t('brand.export')}
                  </Button>
                  {isPermitted('drafts:write', brand) && (
                    <Button
                      size="small"
                      isPending={composing.isLoading && composing.originalArgs?.version === version}
                      onClick={() => void act(compose({ brand, version }), t('brand.composed'))}
                    >
                      {t('brand.compose')}
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
      </AsyncContent>
    </Panel>
  );
};
