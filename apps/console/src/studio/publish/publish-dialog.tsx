import { SegmentedControl } from '@livery/ui/segmented-control';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { usePublishReleaseMutation } from '../releases.api.ts';
import { useScheduledReleasesQuery, useScheduleReleaseMutation } from './schedule.api.ts';
import { fromZonedTime, toZonedTime } from './zoned-time.ts';

interface PublishDialogProps {
  readonly brand: string;
  readonly releaseId: string;
  /** Number of changes of the live site that the operator has seen. */
  readonly liveNumber: number;
  readonly onClose: () => void;
}

type When = 'now' | 'later';

const hourMs = 3_600_000;

/** Publishes a release now or at a time, with a reason. */
export const PublishDialog = ({ brand, releaseId, liveNumber, onClose }: PublishDialogProps) => {
  const t = useTexts('studio');
  const review = useTexts('review');
  const shell = useTexts('shell');
  const act = useAct();
  const [publish, publishing] = usePublishReleaseMutation();
  const [schedule, scheduling] = useScheduleReleaseMutation();
  const timeZone = useScheduledReleasesQuery({ brand }).data?.timeZone;
  const [when, setWhen] = useState<When>('now');
  const [time, setTime] = useState('');
  const [reason, setReason] = useState('');
  const dueAt = when === 'later' && timeZone ? fromZonedTime(time, timeZone) : undefined;
  const handleWhen = (next: string) => {
    setWhen(next as When);
    if (timeZone && !time) setTime(toZonedTime(Date.now() + hourMs, timeZone));
  };
  const handleSubmit = async () => {
    const request = { brand, environment: 'live' as const, releaseId, reason: reason.trim() };
    const done =
      when === 'now'
        ? await act(publish({ request, version: liveNumber }), t('brand.published'))
        : dueAt &&
          (await act(schedule({ request: { ...request, dueAt }, version: liveNumber }), review('publish.scheduled')));
    if (done) onClose();
  };
  return (
    <FormDialog
      title={t('brand.publishTitle')}
      submit={when === 'now' ? t('brand.publish') : review('publish.schedule')}
      isPending={publishing.isLoading || scheduling.isLoading}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
    >
      <p>{t('brand.publishDetail')}</p>
      {timeZone && (
        <SegmentedControl
          label={review('publish.when')}
          value={when}
          onSelect={handleWhen}
          segments={(['now', 'later'] as const).map((id) => ({ id, label: review(`publish.${id}`) }))}
        />
      )}
      {when === 'later' && timeZone && (
        <TextField
          label={review('publish.time', { zone: timeZone })}
          hint={review('publish.timeHint')}
          type="datetime-local"
          value={time}
          min={toZonedTime(Date.now(), timeZone)}
          required
          onChange={(event) => setTime(event.currentTarget.value)}
        />
      )}
      <TextField
        label={shell('reason')}
        hint={shell('reasonHint')}
        value={reason}
        required
        minLength={3}
        maxLength={500}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
};
