/** Texts by language code, for example `{ EN: '…' }`. The codes are the language codes of the API. */
export type Translations = Readonly<Partial<Record<string, string>>>;
