/** Texts by the wire's language code. */
export type Translations = Readonly<Partial<Record<string, string>>>;
