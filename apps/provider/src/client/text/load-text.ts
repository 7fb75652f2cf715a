/** Text catalogues by BCP 47 language. English is the fallback. */
export type Catalogues<Text> = Readonly<Record<string, () => Promise<{ readonly text: Text }>>> & {
  readonly en: () => Promise<{ readonly text: Text }>;
};

/** Loads the texts of a language (BCP 47). English when there is no catalogue. */
export const loadText = async <Text>(catalogues: Catalogues<Text>, language: string): Promise<Text> =>
  (await (catalogues[language] ?? catalogues.en)()).text;

/**
 * Replaces placeholders by values. If a value ends with a full stop, as some currency symbols do, a full stop of the
 * template after it is removed.
 */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
    .replace(/(\.[\u200e\u200f\u2069]*)\./g, '$1');
