import { useTranslation } from 'react-i18next';
import { useBrand } from '../brand/brand.ts';
import { type Preset, presets, type Range, rangeOf } from '../day-range/day-range.ts';
import { useChoice } from '../use-choice/use-choice.ts';

/** The week first: a day is often empty, and a quarter long. */
const order = ['week', ...presets.filter((preset) => preset !== 'week')] as const;

/** The chosen days, and the choice as `ChipRow` of the design system takes it. */
export const useRange = () => {
  const { t } = useTranslation('records');
  const { timeZone } = useBrand();
  const [preset, choose] = useChoice<Preset>('range', order);
  const range: Range = rangeOf(preset, timeZone);
  return {
    range,
    chips: {
      label: t('records:range.label'),
      value: preset,
      onSelect: choose,
      choices: presets.map((each) => [each, t(`records:range.${each}`)] as const),
    },
  };
};
