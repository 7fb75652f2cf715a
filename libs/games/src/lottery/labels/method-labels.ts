import type { ParseKeys, TFunction } from 'i18next';
import type { Field } from '@livery/lottery-rules/selection';

type LotteryKey = ParseKeys<'lottery'>;

// The contract types codes as text. A test checks that each has a label.
const toMethodKey = (code: string) => `method.${code}` as Extract<LotteryKey, `method.${string}`>;
const toWindowKey = (window: string) => `window.${window}` as Extract<LotteryKey, `window.${string}`>;
const toOutcomeKey = (outcome: string) => `outcome.${outcome}` as Extract<LotteryKey, `outcome.${string}`>;
export const toGroupKey = (group: string) => `group.${group}` as Extract<LotteryKey, `group.${string}`>;

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
  const [, method, window] = /^(direct|group3|group6|any|pattern)-(front3|middle3|back3)$/.exec(code) ?? [];
  if (method && window) return t(toMethodKey(method), { where: t(toWindowKey(window)) });
  for (const [pattern, key] of labelPatterns) {
    const match = pattern.exec(code);
    if (match) return t(toMethodKey(key), { n: match[1] });
  }
  return t(toMethodKey(code));
};

/** Returns the name of a field. */
export const getFieldLabel = (t: TFunction<'lottery'>, { label, n }: Pick<Field, 'label' | 'n'>): string =>
  t(`field.${label}`, { n: n ?? '' });

/** Returns an outcome as text. Numbers are returned unchanged. */
export const getValueLabel = (t: TFunction<'lottery'>, value: string): string =>
  /^\d+$/.test(value) ? value : t(toOutcomeKey(value));

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
