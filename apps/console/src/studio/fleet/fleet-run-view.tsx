import { Button } from '@livery/ui/button';
import { Tag } from '@livery/ui/tag';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useOperatorName } from '../../control/use-operator-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import styles from './fleet.module.css';
import { type FleetRun, useFleetRunQuery, useReleaseFleetRunMutation, useStopFleetRunMutation } from './fleet.api.ts';
import { FleetItems } from './fleet-items.tsx';

const isWorking = ({ state }: FleetRun): boolean => state === 'composing' || state === 'releasing';

/**
 * Interval in milliseconds at which the page reloads a fleet run while the run builds or publishes releases. A fleet
 * run builds a new release of every brand.
 */
const pollMs = 5000;

const sum = ({ counts }: FleetRun): number => Object.values(counts).reduce((total, value) => total + value, 0);

/**
 * Shows a fleet run, which builds a new release of every brand: its progress, its results, and the buttons that control
 * it.
 */
export const FleetRunView = ({ run }: { readonly run: FleetRun }) => {
  const t = useTexts('review');
  const format = useFormat();
  const getOperatorName = useOperatorName();
  const { runId, state, counts, reason, startedBy, startedAt } = run;
  const { data } = useFleetRunQuery({ runId }, { pollingInterval: isWorking(run) ? pollMs : 0 });
  const total = sum(run);
  const done = total - counts.waiting - counts.releasing;
  return (
    <>
      <Panel
        title={<bdi>{reason}</bdi>}
        detail={
          <>
            <bdi>{getOperatorName(startedBy)}</bdi> · {format.time(startedAt)}
          </>
        }
        actions={
          <>
            <Tag tone={isWorking(run) ? 'wait' : 'quiet'}>{t(`fleet.runState.${state}`)}</Tag>
            {run.endedAt === null && <RunActions run={run} />}
          </>
        }
      >
        <div className={styles.progress}>
          <progress aria-label={t('fleet.progress')} max={total} value={done} />
          <span role="status">{t('fleet.done', { done: format.number(done), total: format.number(total) })}</span>
        </div>
        {counts.current > 0 && <p>{t('fleet.current', { count: counts.current })}</p>}
      </Panel>
      {data && <FleetItems items={data.items} />}
    </>
  );
};

const RunActions = ({ run: { runId, state, counts } }: { readonly run: FleetRun }) => {
  const t = useTexts('review');
  const act = useAct();
  const [open, setOpen] = useState<'release' | 'stop'>();
  const [release, releasing] = useReleaseFleetRunMutation();
  const [stop, stopping] = useStopFleetRunMutation();
  const handleSubmit = async (reason: string) => {
    const request = { runId, reason };
    const done =
      open === 'release'
        ? await act(release(request), t('fleet.releaseStarted'))
        : await act(stop(request), t('fleet.stopped'));
    if (done) setOpen(undefined);
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen('stop')}>
        {t('fleet.stop')}
      </Button>
      {state === 'composed' && (
        <Button size="small" tone="accent" onClick={() => setOpen('release')}>
          {t('fleet.release', { count: counts.unchanged })}
        </Button>
      )}
      {open && (
        <ReasonDialog
          title={open === 'stop' ? t('fleet.stop') : t('fleet.release', { count: counts.unchanged })}
          detail={t(`fleet.${open}Detail`)}
          submit={open === 'stop' ? t('fleet.stop') : t('fleet.release', { count: counts.unchanged })}
          isPending={releasing.isLoading || stopping.isLoading}
          onClose={() => setOpen(undefined)}
          onSubmit={(reason) => void handleSubmit(reason)}
        />
      )}
    </>
  );
};
