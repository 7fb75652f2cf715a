import { useTranslation } from 'react-i18next';
import { useBrand } from '../brand/brand.ts';
import { type DateRangePreset, dateRangePresets, type DateRange, resolveDateRange } from './date-range.ts';
import { useSearchParamChoice } from '../navigation/use-search-param-choice.ts';

/** The week is the default: a single day is often empty, and a quarter is long. */
const order = ['week', ...dateRangePresets.filter((preset) => preset !== 'week')] as const;

/** The chosen days, and the choice in the form that `ChipRow` of the design system takes. */
export const useDateRange = () => {
  const { t } = useTranslation('records');
  const { timeZone } = useBrand();
  const [preset, select] = useSearchParamChoice<DateRangePreset>('range', order);
  const range: DateRange = resolveDateRange(preset, timeZone);
  return {
    range,
    chips: {
      label: t('range.label'),
      value: preset,
      onSelect: select,
      choices: dateRangePresets.map((each) => [each, t(`range.${each}`)] as const),
    },
  };
};
