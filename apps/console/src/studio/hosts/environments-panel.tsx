import { Button } from '@livery/ui/button';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePermissions } from '../../session/use-permissions.ts';
import { OlderButton } from '../../ui/older-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { SecretText } from '../../ui/secret-text.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import {
  useEnvironmentsQuery,
  useReleasesByIdQuery,
  usePublishReleaseMutation,
  useReleasesInfiniteQuery,
} from '../releases.api.ts';
import { type EnvironmentAddress, useOpenEnvironmentMutation } from './hosts.api.ts';
import listStyles from '../../ui/record-list.module.css';
import styles from './hosts.module.css';
import { useVersionName } from '../use-version-name.ts';

const environments = ['preview', 'staging'] as const;

/**
 * Panel of the environments that only operators can see. Shows the release of each environment. A button creates a
 * URL that opens the environment for one hour.
 */
export const EnvironmentsPanel = ({ brand }: { readonly brand: string }) => {
  const t = useTexts('hosts');
  return (
    <Panel title={t('environment.title')} detail={t('environment.detail')}>
      <ul className={listStyles.list}>
        {environments.map((environment) => (
          <EnvironmentItem key={environment} brand={brand} environment={environment} />
        ))}
      </ul>
    </Panel>
  );
};

interface EnvironmentProps {
  readonly brand: string;
  readonly environment: (typeof environments)[number];
}

const EnvironmentItem = ({ brand, environment }: EnvironmentProps) => {
  const t = useTexts('hosts');
  const review = useTexts('review');
  const getVersionName = useVersionName();
  const format = useFormat();
  const act = useAct();
  const isPermitted = usePermissions();
  const [address, setAddress] = useState<EnvironmentAddress>();
  const [isChoosing, setChoosing] = useState(false);
  const [open, opening] = useOpenEnvironmentMutation();
  const { data: states } = useEnvironmentsQuery({ brand });
  const state = states?.environments.find((each) => each.environment === environment);
  const releaseId = state?.releaseId;
  const release = useReleasesByIdQuery(releaseId ? { brand, releaseId } : skipToken).currentData?.releases[0];
  const hasReleases = (useReleasesInfiniteQuery({ brand }).data?.pages[0]?.releases.length ?? 0) > 0;
  const canShow = isPermitted('releases:publish', brand) && state && hasReleases;
  return (
    <li className={listStyles.item}>
      <div className={listStyles.text}>
        <strong>{review(`environment.${environment}`)}</strong>
        <span className={listStyles.detail}>
          {release
            ? `${getVersionName(release.version)} · ${format.time(state?.changedAt ?? release.createdAt)}`
            : t('environment.empty')}
        </span>
      </div>
      <div className={listStyles.actions}>
        {canShow && (
          <Button size="small" onClick={() => setChoosing(true)}>
            {t('environment.show')}
          </Button>
        )}
        {state?.releaseId && (
          <Button
            size="small"
            isPending={opening.isLoading}
            onClick={() => void act(open({ brand, environment })).then(setAddress)}
          >
            {t('environment.open')}
          </Button>
        )}
      </div>
      {address && (
        <div className={styles.address}>
          <a className={listStyles.link} href={address.url} target="_blank" rel="noreferrer">
            {t('environment.visit', { name: review(`environment.${environment}`) })}
          </a>
          <SecretText label={t('environment.address')} text={address.url} />
          <span className={listStyles.detail}>{t('environment.until', { time: format.time(address.endsAt) })}</span>
        </div>
      )}
      {isChoosing && state && (
        <ShowDialog brand={brand} environment={environment} version={state.number} onClose={() => setChoosing(false)} />
      )}
    </li>
  );
};

interface ShowDialogProps extends EnvironmentProps {
  readonly version: number;
  readonly onClose: () => void;
}

/** Dialog in which the operator chooses the release that an environment shows. */
const ShowDialog = ({ brand, environment, version, onClose }: ShowDialogProps) => {
  const t = useTexts('hosts');
  const review = useTexts('review');
  const getVersionName = useVersionName();
  const format = useFormat();
  const act = useAct();
  const [publish, publishing] = usePublishReleaseMutation();
  const query = useReleasesInfiniteQuery({ brand });
  const releases = (query.data?.pages ?? []).flatMap((page) => page.releases);
  const [releaseId, setReleaseId] = useState(releases[0]?.releaseId ?? '');
  const handleSubmit = async (reason: string) => {
    const request = { brand, environment, releaseId, reason };
    if (await act(publish({ request, version }), t('environment.shown'))) onClose();
  };
  return (
    <ReasonDialog
      title={t('environment.showTitle', { name: review(`environment.${environment}`) })}
      submit={t('environment.show')}
      isPending={publishing.isLoading}
      onClose={onClose}
      onSubmit={(reason) => void handleSubmit(reason)}
    >
      <SelectField
        label={t('environment.release')}
        value={releaseId}
        options={releases.map((release) => ({
          value: release.releaseId,
          label: `${getVersionName(release.version)} · ${format.time(release.createdAt)}`,
        }))}
        onSelect={setReleaseId}
      />
      <OlderButton query={query} />
    </ReasonDialog>
  );
};
