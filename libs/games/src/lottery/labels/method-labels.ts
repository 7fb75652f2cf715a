import type { ParseKeys, TFunction } from 'i18next';
import type { Field } from '@livery/lottery-rules/selection';

type LotteryKey = ParseKeys<'lottery'>;

// The API allows any string as the code of a betting method, so the types of these keys are asserted. A test checks
// that each code has a translated name.
const toMethodKey = (code: string) => `method.${code}` as Extract<LotteryKey, `method.${string}`>;
const toWindowKey = (window: string) => `window.${window}` as Extract<LotteryKey, `window.${string}`>;
const toOutcomeKey = (outcome: string) => `outcome.${outcome}` as Extract<LotteryKey, `outcome.${string}`>;
export const toGroupKey = (group: string) => `group.${group}` as Extract<LotteryKey, `group.${string}`>;

/**
 * Patterns of method codes that contain a number. All codes that match a pattern share one translation, with a
 * placeholder for the number.
 */
const labelPatterns: readonly (readonly [RegExp, string])[] = [
  [/^group-(\d+)$/, 'group'],
  [/^dragon-(\d)$/, 'dragonOf'],
  [/^xien-(\d)$/, 'xien'],
  [/^lo-(\d)$/, 'lo'],
  [/^special-(\d)$/, 'special'],
];

export const getMethodLabel = (t: TFunction<'lottery'>, code: string): string => {
  const [, method, window] = /^(direct|group3|group6|any|pattern)-(front3|middle3|back3)$/.exec(code) ?? [];
  if (method && window) return t(toMethodKey(method), { where: t(toWindowKey(window)) });
  for (const [pattern, key] of labelPatterns) {
    const match = pattern.exec(code);
    if (match) return t(toMethodKey(key), { n: match[1] });
  }
  return t(toMethodKey(code));
};

export const getFieldLabel = (t: TFunction<'lottery'>, { label, n }: Pick<Field, 'label' | 'n'>): string =>
  t(`field.${label}`, { n: n ?? '' });

/** Returns the text of a pick, such as `7` or `big`. Numbers stay unchanged, and other picks are translated. */
export const getValueLabel = (t: TFunction<'lottery'>, value: string): string =>
  /^\d+$/.test(value) ? value : t(toOutcomeKey(value));

/**
 * Converts the selection of a bet from the gateway's format (`7,8|1`) to a text for display. A field without values is
 * shown as a dash.
 */
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
