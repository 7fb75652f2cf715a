import { useBrand } from '../brand/brand.ts';
import { type Preset, presets, type Range, rangeOf } from '../day-range/day-range.ts';
import { useChoice } from '../use-choice/use-choice.ts';

/** The week first: a day is often empty, and a quarter long. */
const order = ['week', ...presets.filter((preset) => preset !== 'week')] as const;

export const useRange = (): { readonly preset: Preset; readonly choose: (preset: string) => void; readonly range: Range } => {
  const { timeZone } = useBrand();
  const [preset, choose] = useChoice<Preset>('range', order);
  return { preset, choose, range: rangeOf(preset, timeZone) };
};
