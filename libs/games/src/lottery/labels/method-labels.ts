import type { TFunction } from 'i18next';
import type { Field } from '@livery/contract/lottery/rules';

/** Codes with a number share one text with a placeholder. */
const labelPatterns: readonly (readonly [RegExp, string])[] = [
  [/^group-(\d+)$/, 'group'],
  [/^dragon-(\d)$/, 'dragonOf'],
  [/^xien-(\d)$/, 'xien'],
  [/^lo-(\d)$/, 'lo'],
  [/^special-(\d)$/, 'special'],
];

/** Returns the name of a method. */
export const getMethodLabel = (t: TFunction<'lottery'>, code: string): string => {
  const windowed = /^(direct|group3|group6|any|pattern)-(front3|middle3|back3)$/.exec(code);
  if (windowed) return t(`method.${windowed[1]}`, { where: t(`window.${windowed[2]}`) });
  for (const [pattern, key] of labelPatterns) {
    const match = pattern.exec(code);
    if (match) return t(`method.${key}`, { n: match[1] });
  }
  return t(`method.${code}`);
};

/** Returns the name of a field. */
export const getFieldLabel = (t: TFunction<'lottery'>, { label, n }: Pick<Field, 'label' | 'n'>): string =>
  t(`field.${label}`, { n: n ?? '' });

/** Returns an outcome as text. Numbers are returned unchanged. */
export const getValueLabel = (t: TFunction<'lottery'>, value: string): string =>
  /^\d+$/.test(value) ? value : t(`outcome.${value}`);

/** Formats a selection for the member. */
export const formatSelection = (t: TFunction<'lottery'>, selection: string): string =>
  selection
    .split('|')
    .map(
      (field) =>
        field
          .split(',')
          .filter(Boolean)
          .map((value) => getValueLabel(t, value))
          .join(' ') || '–',
    )
    .join(' | ');
