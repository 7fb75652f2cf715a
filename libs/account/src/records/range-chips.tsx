import { useTranslation } from 'react-i18next';
import { Chips } from './chips.tsx';
import { type Preset, presets } from './range.ts';

/** From when to when, at a tap. */
export const RangeChips = ({ preset, onSelect }: { readonly preset: Preset; readonly onSelect: (preset: string) => void }) => {
  const { t } = useTranslation('records');
  return <Chips label={t('range.label')} value={preset} onSelect={onSelect} choices={presets.map((each) => [each, t(`range.${each}`)] as const)} />;
};
