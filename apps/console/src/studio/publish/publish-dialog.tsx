import { SegmentedControl } from '@livery/ui/segmented-control';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { ProblemList } from '../import/problem-list.tsx';
import { findProblems } from '../new-brand/find-problems.ts';
import { usePublishReleaseMutation } from '../releases.api.ts';
import { LaterDrafts } from './later-drafts.tsx';
import { useScheduledReleasesQuery, useScheduleReleaseMutation } from './schedule.api.ts';
import { useStartReleaseTrialMutation } from './trials.api.ts';
import { defaultTrial, TrialFields, type TrialPlan } from './trial-fields.tsx';
import { fromZonedTime, toZonedTime } from './zoned-time.ts';

interface PublishDialogProps {
  readonly brand: string;
  readonly releaseId: string;
  /**
   * Number of the last change of the live site that the operator has seen. The calls send it as the version of the
   * live site. If the live site has changed since then, the gateway rejects the call.
   */
  readonly liveNumber: number;
  readonly onClose: () => void;
}

const choices = ['now', 'later', 'share'] as const;
type When = (typeof choices)[number];

/**
 * Form values of the dialog. `when` is the kind of the publication: now, later, or a trial with some of the visitors.
 */
interface Plan {
  readonly when: When;
  /**
   * Time of a later publication, in the brand's time zone and in the format of a `datetime-local` field. Empty at
   * first.
   */
  readonly time: string;
  readonly trial: TrialPlan;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Dialog that publishes a release immediately, at a chosen time, or first to some visitors. The operator enters a
 * reason.
 */
export const PublishDialog = ({ brand, releaseId, liveNumber, onClose }: PublishDialogProps) => {
  const t = useTexts('studio');
  const review = useTexts('review');
  const act = useAct();
  const [publish, publishing] = usePublishReleaseMutation();
  const [schedule, scheduling] = useScheduleReleaseMutation();
  const timeZone = useScheduledReleasesQuery({ brand }).data?.timeZone;
  const [plan, setPlan] = useState<Plan>({ when: 'now', time: '', trial: defaultTrial });
  const [startTrial, starting] = useStartReleaseTrialMutation();
  // True if the operator has tried to schedule a time that is already in the past. This can happen if the dialog is
  // open for a long time.
  const [hasPassed, setPassed] = useState(false);
  const { when } = plan;
  const dueAt = when === 'later' && timeZone ? fromZonedTime(plan.time, timeZone) : undefined;
  const handleChange = (changed: Plan) => {
    setPlan(changed);
    setPassed(false);
  };
  const submits: Readonly<Record<When, string>> = {
    now: t('brand.publish'),
    later: review('publish.schedule'),
    share: review('publish.start'),
  };
  const handleSubmit = async (reason: string) => {
    const isLate = dueAt !== undefined && Date.parse(dueAt) <= Date.now();
    setPassed(isLate);
    if (isLate) return;
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
      <ProblemList problems={findProblems({ now: publishing, later: scheduling, share: starting }[when].error)} />
      <LaterDrafts brand={brand} releaseId={releaseId} />
      {timeZone && <PlanFields timeZone={timeZone} plan={plan} hasPassed={hasPassed} onChange={handleChange} />}
    </ReasonDialog>
  );
};

interface PlanFieldsProps {
  readonly timeZone: string;
  readonly plan: Plan;
  /** True if the time of the plan has passed. */
  readonly hasPassed: boolean;
  readonly onChange: (plan: Plan) => void;
}

const PlanFields = ({ timeZone, plan, hasPassed, onChange }: PlanFieldsProps) => {
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
          error={hasPassed ? t('publish.timePassed') : undefined}
          type="datetime-local"
          value={plan.time}
          // The field has no seconds, so the current minute is already in the past. The earliest valid time is the next
          // minute.
          min={toZonedTime(openedAt + minuteMs, timeZone)}
          required
          onChange={(event) => onChange({ ...plan, time: event.currentTarget.value })}
        />
      )}
      {plan.when === 'share' && <TrialFields plan={plan.trial} onChange={(trial) => onChange({ ...plan, trial })} />}
    </>
  );
};
