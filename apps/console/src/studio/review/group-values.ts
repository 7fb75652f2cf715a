import type { Comparison } from './review.api.ts';

type ValueChange = Comparison['values'][number];

interface ValueGroup {
  readonly section: string;
  /** Language of the texts of the group. Null for values without a language. */
  readonly language: string | null;
  readonly items: readonly ValueChange[];
}

/**
 * Groups changed values of the brand file by its sections, such as `theme`. In the sections `texts` and `legal`, each
 * language is a group of its own.
 */
export const groupValues = (values: readonly ValueChange[]): readonly ValueGroup[] => {
  const groups = new Map<string, { section: string; language: string | null; items: ValueChange[] }>();
  for (const value of values) {
    const language = value.section === 'texts' || value.section === 'legal' ? value.language : null;
    const key = `${value.section} ${language}`;
    const group = groups.get(key) ?? { section: value.section, language, items: [] };
    group.items.push(value);
    groups.set(key, group);
  }
  return [...groups.values()];
};

/**
 * Converts the last part of a path to words, such as `home bonus` for `layout.homeBonus`. The path of a text ends with
 * the namespace and the key of the text. Its key is returned unchanged, such as `login.submit` for
 * `texts.EN.account:login.submit`.
 */
export const toPlainName = (path: string): string => {
  const [, textKey] = path.split(':', 2);
  if (textKey !== undefined) return textKey;
  const parts = path.split('.');
  const last = /^\d+$/.test(parts.at(-1) ?? '') ? parts.slice(-2).join(' ') : (parts.at(-1) ?? path);
  return last.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
};
