import type { TFunction } from 'i18next';
import type { Field } from '@livery/contract/lottery/rules';

/** Codes that carry a number or a window share a text with a gap. */
const labelPatterns: readonly (readonly [RegExp, string])[] = [
  [/^group-(\d+)$/, 'group'],
  [/^dragon-(\d)$/, 'dragonOf'],
  [/^xien-(\d)$/, 'xien'],
  [/^lo-(\d)$/, 'lo'],
  [/^special-(\d)$/, 'special'],
];

/** What a method is called. */
export const getMethodLabel = (t: TFunction<'lottery'>, code: string): string => {
  const windowed = /^(direct|group3|group6|any|pattern)-(front3|middle3|back3)$/.exec(code);
  if (windowed) return t(`method.${windowed[1]}`, { where: t(`window.${windowed[2]}`) });
  for (const [pattern, key] of labelPatterns) {
    const match = pattern.exec(code);
    if (match) return t(`method.${key}`, { n: match[1] });
  }
  return t(`method.${code}`);
};

/** What a field is called: the place of a digit by its own name where it has one. */
export const getFieldLabel = (t: TFunction<'lottery'>, { label, n }: Pick<Field, 'label' | 'n'>): string =>
  t(`field.${label}`, { n: n ?? '' });

/** An outcome in words; numbers are themselves. */
export const getValueLabel = (t: TFunction<'lottery'>, value: string): string =>
  /^\d+$/.test(value) ? value : t(`outcome.${value}`);

/** A selection as a member reads it. */
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
