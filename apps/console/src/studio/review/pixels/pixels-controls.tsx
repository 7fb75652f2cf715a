import { Checkbox } from '@livery/ui/checkbox';
import { SegmentedControl } from '@livery/ui/segmented-control';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from './pixels.module.css';
import { type ComparedSize, comparedSizes } from './widths.ts';

interface PixelsControlsProps {
  readonly languages: readonly string[];
  readonly language: string;
  readonly size: ComparedSize;
  readonly isComplete: boolean;
  readonly onChange: (values: { readonly language?: string; readonly width?: string }) => void;
  readonly onComplete: (isComplete: boolean) => void;
}

/** Fields for the language and the width of the compared screens, and a checkbox to compare all screens. */
export const PixelsControls = (props: PixelsControlsProps) => {
  const { languages, language, size, isComplete, onChange, onComplete } = props;
  const t = useTexts('review');
  const format = useFormat();
  return (
    <div className={styles.controls}>
      <SelectField
        label={t('pixels.language')}
        value={language}
        options={languages.map((code) => ({ value: code, label: format.languageName(code) }))}
        onSelect={(next) => onChange({ language: next })}
      />
      <SegmentedControl
        label={t('pixels.width')}
        value={size.id}
        segments={comparedSizes.map(({ id, width }) => ({ id, label: t('pixels.pixels', { width }) }))}
        onSelect={(width) => onChange({ width })}
      />
      <Checkbox
        label={t('pixels.allScreens')}
        checked={isComplete}
        onChange={(event) => onComplete(event.currentTarget.checked)}
      />
    </div>
  );
};
