import { Button } from '@livery/ui/button';
import { Tag, type Tone } from '@livery/ui/tag';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useErrorCodeText } from '../../api/use-error-text.ts';
import { useOperatorName } from '../../control/use-operator-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePermissions } from '../../session/use-permissions.ts';
import { Panel } from '../../ui/panel.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { useFocusFallback } from '../../ui/use-focus-fallback.ts';
import styles from '../../ui/record-list.module.css';
import { ProblemList } from '../import/problem-list.tsx';
import { findProblems } from '../new-brand/find-problems.ts';
import trialStyles from './trials.module.css';
import { useEnvironmentsQuery } from '../releases.api.ts';
import {
  type Trial,
  usePromoteReleaseTrialMutation,
  useReleaseTrialsQuery,
  useStopReleaseTrialMutation,
} from './trials.api.ts';

const tones: Readonly<Record<Trial['state'], Tone>> = {
  running: 'wait',
  promoted: 'success',
  stopped: 'quiet',
  returned: 'danger',
  expired: 'quiet',
};

/** Interval at which the page loads the figures of the trials again, in milliseconds. */
const pollMs = 10_000;

/**
 * Lists the trials of a brand. A trial shows a release to only a share of the visitors. The list compares the
 * failures of these visitors with the failures of the other visitors.
 */
export const Trials = ({ brand }: { readonly brand: string }) => {
  const t = useTexts('review');
  const { data } = useReleaseTrialsQuery({ brand }, { pollingInterval: pollMs, skipPollingIfUnfocused: true });
  if (!data || data.trials.length === 0) return null;
  return (
    <Panel title={t('trial.title')}>
      <ul className={styles.list}>
        {data.trials.map((trial) => (
          <TrialItem key={trial.trialId} brand={brand} trial={trial} />
        ))}
      </ul>
    </Panel>
  );
};

interface TrialItemProps {
  readonly brand: string;
  readonly trial: Trial;
}

const TrialItem = ({ brand, trial }: TrialItemProps) => {
  const t = useTexts('review');
  const format = useFormat();
  const getOperatorName = useOperatorName();
  const focusFallback = useFocusFallback<HTMLLIElement>();
  const { releaseId, share, reason, state, endsAt, atEnd, startedBy, startedAt } = trial;
  return (
    <li className={trialStyles.item} {...focusFallback}>
      <div className={styles.text}>
        <strong>{t('trial.share', { share: format.number(share) })}</strong>
        <bdi>{reason}</bdi>
        <TrialCause trial={trial} />
        {state === 'running' && <span>{t(`trial.until.${atEnd}`, { time: format.time(endsAt) })}</span>}
        <span className={styles.detail}>
          <bdi>{getOperatorName(startedBy)}</bdi> · {format.time(startedAt)}
        </span>
        <code className={styles.detail} dir="ltr">
          {releaseId}
        </code>
      </div>
      <TrialFigures trial={trial} />
      <div className={styles.actions}>
        <Tag tone={tones[state]}>{t(`trial.state.${state}`)}</Tag>
        {state === 'running' && <TrialActions brand={brand} trialId={trial.trialId} />}
      </div>
    </li>
  );
};

/** Shows why the gateway ended a trial before its planned end. */
const TrialCause = ({ trial: { state, cause } }: { readonly trial: Trial }) => {
  const t = useTexts('review');
  const explain = useErrorCodeText();
  if (cause === null) return null;
  if (state !== 'returned') return <span role="status">{explain(cause)}</span>;
  return <span role="status">{t(`trial.cause.${cause === 'starts' ? 'starts' : 'failures'}`)}</span>;
};

const figures = ['visitors', 'starts', 'errors', 'lost'] as const;

/**
 * Table of the figures of a trial: visitors with the trial release and visitors with the live release side by side.
 * The table is narrow enough for every screen.
 */
const TrialFigures = ({ trial }: { readonly trial: Trial }) => {
  const t = useTexts('review');
  const format = useFormat();
  return (
    <table className={trialStyles.figures} aria-label={t('trial.figures')}>
      <thead>
        <tr>
          <th scope="col">{t('trial.figure')}</th>
          <th scope="col">{t('trial.candidate')}</th>
          <th scope="col">{t('trial.stable')}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map((id) => (
          <tr key={id}>
            <th scope="row">{t(`trial.${id}`)}</th>
            <td>{format.number(trial.candidate[id])}</td>
            <td>{format.number(trial.stable[id])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

interface TrialActionsProps {
  readonly brand: string;
  readonly trialId: string;
}

const TrialActions = ({ brand, trialId }: TrialActionsProps) => {
  const t = useTexts('review');
  const act = useAct();
  const isPermitted = usePermissions();
  const [open, setOpen] = useState<'promote' | 'stop'>();
  const [promote, promoting] = usePromoteReleaseTrialMutation();
  const [stop, stopping] = useStopReleaseTrialMutation();
  const { data: states } = useEnvironmentsQuery({ brand });
  const version = states?.environments.find(({ environment }) => environment === 'live')?.number ?? 0;
  const handleSubmit = async (reason: string) => {
    const request = { brand, trialId, reason };
    const done =
      open === 'promote'
        ? await act(promote({ request, version }), t('trial.promoted'))
        : await act(stop(request), t('trial.stopped'));
    if (done) setOpen(undefined);
  };
  const handleClose = () => {
    // Removes the error of an earlier attempt, so that the dialog does not show it when it opens again.
    promoting.reset();
    setOpen(undefined);
  };
  return (
    <>
      {isPermitted('releases:rollback', brand) && (
        <Button size="small" onClick={() => setOpen('stop')}>
          {t('trial.stop')}
        </Button>
      )}
      {isPermitted('releases:publish', brand) && (
        <Button size="small" onClick={() => setOpen('promote')}>
          {t('trial.promote')}
        </Button>
      )}
      {open && (
        <ReasonDialog
          title={t(`trial.${open}`)}
          detail={t(`trial.${open}Detail`)}
          submit={t(`trial.${open}`)}
          isPending={promoting.isLoading || stopping.isLoading}
          onClose={handleClose}
          onSubmit={(reason) => void handleSubmit(reason)}
        >
          {open === 'promote' && <ProblemList problems={findProblems(promoting.error)} />}
        </ReasonDialog>
      )}
    </>
  );
};
