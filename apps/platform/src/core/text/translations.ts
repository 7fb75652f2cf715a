/** Texts by language code of the API, such as `EN`. */
export type Translations = Readonly<Partial<Record<string, string>>>;
