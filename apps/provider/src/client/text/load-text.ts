/** A catalogue for each language, BCP 47; English stands in for the others. */
export type Catalogues<Text> = Readonly<Record<string, () => Promise<{ readonly text: Text }>>> & {
  readonly en: () => Promise<{ readonly text: Text }>;
};

/** `language` in BCP 47; English where there is no catalogue. */
export const loadText = async <Text>(catalogues: Catalogues<Text>, language: string): Promise<Text> =>
  (await (catalogues[language] ?? catalogues.en)()).text;

/** Puts values in the places of their names. A value that ends with a full stop, as some currencies do, ends its sentence too. */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
    .replace(/(\.[\u200e\u200f\u2069]*)\./g, '$1');
