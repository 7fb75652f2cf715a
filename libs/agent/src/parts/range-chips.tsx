import { type Preset, presets } from '@livery/kit/day-range';
import { ChipRow } from '@livery/ui/chip-row';
import { useTranslation } from 'react-i18next';

/** From when to when, at a tap. */
export const RangeChips = ({ preset, onSelect }: { readonly preset: Preset; readonly onSelect: (preset: string) => void }) => {
  const { t } = useTranslation('records');
  return <ChipRow label={t('range.label')} value={preset} onSelect={onSelect} choices={presets.map((each) => [each, t(`range.${each}`)] as const)} />;
};
