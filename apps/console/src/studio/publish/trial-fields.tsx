import { SegmentedControl } from '@livery/ui/segmented-control';
import { TextField } from '@livery/ui/text-field';
import { useTexts } from '../../i18n/use-texts.ts';
import fieldStyles from '../../ui/field.module.css';

const ends = ['stop', 'publish'] as const;
type End = (typeof ends)[number];

/** Form values of a trial (a release for some of the visitors). */
export interface TrialPlan {
  /** Percentage of the visitors who see the release of the trial. */
  readonly share: string;
  readonly hours: string;
  readonly atEnd: End;
}

export const defaultTrial: TrialPlan = { share: '5', hours: '24', atEnd: 'stop' };

interface TrialFieldsProps {
  readonly plan: TrialPlan;
  readonly onChange: (plan: TrialPlan) => void;
}

/** Fields for the share of the visitors, the duration, and the action after the trial. */
export const TrialFields = ({ plan, onChange }: TrialFieldsProps) => {
  const t = useTexts('review');
  return (
    <>
      <TextField
        label={t('publish.shareField')}
        hint={t('publish.shareHint')}
        type="number"
        min={1}
        max={50}
        value={plan.share}
        required
        onChange={(event) => onChange({ ...plan, share: event.currentTarget.value })}
      />
      <TextField
        label={t('publish.hours')}
        type="number"
        min={1}
        max={336}
        value={plan.hours}
        required
        onChange={(event) => onChange({ ...plan, hours: event.currentTarget.value })}
      />
      <div className={fieldStyles.root}>
        <span className={fieldStyles.label} aria-hidden>
          {t('publish.atEnd')}
        </span>
        <SegmentedControl
          label={t('publish.atEnd')}
          value={plan.atEnd}
          onSelect={(atEnd) => onChange({ ...plan, atEnd: atEnd as End })}
          segments={ends.map((id) => ({ id, label: t(`publish.end.${id}`) }))}
        />
      </div>
    </>
  );
};
