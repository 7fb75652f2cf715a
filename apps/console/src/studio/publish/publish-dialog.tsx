import { SegmentedControl } from '@livery/ui/segmented-control';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { usePublishReleaseMutation } from '../releases.api.ts';
import { useScheduledReleasesQuery, useScheduleReleaseMutation } from './schedule.api.ts';
import { useStartReleaseTrialMutation } from './trials.api.ts';
import { defaultTrial, TrialFields, type TrialPlan } from './trial-fields.tsx';
import { fromZonedTime, toZonedTime } from './zoned-time.ts';

interface PublishDialogProps {
  readonly brand: string;
  readonly releaseId: string;
  /** Number of the last live-site change that the operator has seen. It is sent as the version of the live site. */
  readonly liveNumber: number;
  readonly onClose: () => void;
}

const choices = ['now', 'later', 'share'] as const;
type When = (typeof choices)[number];

/** Form values: when the release is published. */
interface Plan {
  readonly when: When;
  /** Local time in the brand's time zone, in the format of the input field. */
  readonly time: string;
  readonly trial: TrialPlan;
}

const hourMs = 3_600_000;

/** Publishes a release now, at a time, or to some visitors first, with a reason. */
export const PublishDialog = ({ brand, releaseId, liveNumber, onClose }: PublishDialogProps) => {
  const t = useTexts('studio');
  const review = useTexts('review');
  const act = useAct();
  const [publish, publishing] = usePublishReleaseMutation();
  const [schedule, scheduling] = useScheduleReleaseMutation();
  const timeZone = useScheduledReleasesQuery({ brand }).data?.timeZone;
  const [plan, setPlan] = useState<Plan>({ when: 'now', time: '', trial: defaultTrial });
  const [startTrial, starting] = useStartReleaseTrialMutation();
  const { when } = plan;
  const dueAt = when === 'later' && timeZone ? fromZonedTime(plan.time, timeZone) : undefined;
  const submits: Readonly<Record<When, string>> = {
    now: t('brand.publish'),
    later: review('publish.schedule'),
    share: review('publish.start'),
  };
  const handleSubmit = async (reason: string) => {
    const request = { brand, environment: 'live' as const, releaseId, reason };
    const version = liveNumber;
    const acts = {
      now: () => act(publish({ request, version }), t('brand.published')),
      later: async () =>
        dueAt && act(schedule({ request: { ...request, dueAt }, version }), review('publish.scheduled')),
      share: () => {
        const { share, hours, atEnd } = plan.trial;
        const trial = { brand, releaseId, share: Number(share), hours: Number(hours), atEnd, reason };
        return act(startTrial({ request: trial, version }), review('publish.started'));
      },
    } as const;
    if (await acts[when]()) onClose();
  };
  return (
    <ReasonDialog
      title={t('brand.publishTitle')}
      detail={t('brand.publishDetail')}
      submit={submits[when]}
      isPending={publishing.isLoading || scheduling.isLoading || starting.isLoading}
      onClose={onClose}
      onSubmit={(reason) => void handleSubmit(reason)}
    >
      {timeZone && <PlanFields timeZone={timeZone} plan={plan} onChange={setPlan} />}
    </ReasonDialog>
  );
};

interface PlanFieldsProps {
  readonly timeZone: string;
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

const PlanFields = ({ timeZone, plan, onChange }: PlanFieldsProps) => {
  const t = useTexts('review');
  const [openedAt] = useState(() => Date.now());
  const handleWhen = (when: string) =>
    onChange({ ...plan, when: when as When, time: plan.time || toZonedTime(openedAt + hourMs, timeZone) });
  return (
    <>
      <SegmentedControl
        label={t('publish.when')}
        value={plan.when}
        onSelect={handleWhen}
        segments={choices.map((id) => ({ id, label: t(`publish.${id}`) }))}
      />
      {plan.when === 'later' && (
        <TextField
          label={t('publish.time', { zone: timeZone })}
          hint={t('publish.timeHint')}
          type="datetime-local"
          value={plan.time}
          min={toZonedTime(openedAt, timeZone)}
          required
          onChange={(event) => onChange({ ...plan, time: event.currentTarget.value })}
        />
      )}
      {plan.when === 'share' && <TrialFields plan={plan.trial} onChange={(trial) => onChange({ ...plan, trial })} />}
    </>
  );
};
