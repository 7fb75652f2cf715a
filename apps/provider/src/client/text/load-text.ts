/** Functions that load the texts of a language, by BCP 47 language tag. */
export type Catalogues<Text> = Readonly<Record<string, () => Promise<{ readonly text: Text }>>> & {
  readonly en: () => Promise<{ readonly text: Text }>;
};

/** Loads the texts of a language (BCP 47 tag). If there is no catalogue for the language, loads the English texts. */
export const loadText = async <Text>(catalogues: Catalogues<Text>, language: string): Promise<Text> =>
  (await (catalogues[language] ?? catalogues.en)()).text;

/**
 * Replaces the placeholders in a template by values. Some currency symbols end with a full stop. If the template has a
 * full stop after such a value, only one full stop stays.
 */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
    .replace(/(\.[\u200e\u200f\u2069]*)\./g, '$1');
