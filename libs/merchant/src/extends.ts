type Json = Readonly<Record<string, unknown>>;

/**
 * Maximum number of bases of a brand. A brand inherits values from its base, which can inherit from another base, and
 * so on.
 */
export const maxBases = 4;

/**
 * Suffix in the name of a base file. A base is a document from which a brand inherits values: another brand, or a
 * base file. For example, the base `latam.base` is the file `latam.base.json`.
 */
export const baseSuffix = '.base';

export const isBaseName = (name: string): boolean => name.endsWith(baseSuffix);

/**
 * Pattern for the name of a base, which is a document from which a brand inherits values. The name is the code of
 * another brand, or the name of a base file, e.g. `latam.base`.
 */
export const baseNamePattern = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?(?:\.base)?$/;

/**
 * Paths of values that a brand never inherits, because they identify one brand, e.g. its name, its hosts and its
 * security contact.
 */
export const ownPaths: readonly (readonly string[])[] = [
  ['$schema'],
  ['extends'],
  ['code'],
  ['name'],
  ['domains'],
  ['gateway'],
  ['site', 'security'],
  ['site', 'androidApps'],
  ['site', 'iosApps'],
];

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the value of `extends` in a brand document: the name of the document from which it inherits values. Returns
 * undefined if the value is absent or not a text. The returned name can be invalid.
 */
export const readExtends = (document: unknown): string | undefined => {
  if (!isObject(document) || !Object.hasOwn(document, 'extends')) return undefined;
  return typeof document['extends'] === 'string' ? document['extends'] : undefined;
};

/**
 * Returns true if the text has the form of a brand code or of a base file name, e.g. `latam.base`. Does not check
 * that the brand or the file exists.
 */
export const isValidBaseName = (name: string): boolean => baseNamePattern.test(name);

const removePath = (document: Json, [key = '', ...rest]: readonly string[]): Json => {
  if (!Object.hasOwn(document, key)) return document;
  const { [key]: child, ...others } = document;
  if (rest.length === 0) return others;
  return isObject(child) ? { ...document, [key]: removePath(child, rest) } : document;
};

/** Returns the values of a base that a brand inherits: all values except the values at `ownPaths`. */
export const toInherited = (base: Json): Json => ownPaths.reduce(removePath, base);

const withoutNulls = (value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, child]) => child !== null)
          .map(([key, child]) => [key, withoutNulls(child)]),
      )
    : value;

const isEmptied = (base: unknown, merged: unknown): boolean =>
  isObject(base) && Object.keys(base).length > 0 && isObject(merged) && Object.keys(merged).length === 0;

const merge = (base: unknown, own: unknown): unknown => {
  if (!isObject(base) || !isObject(own)) return withoutNulls(own);
  const keys = [...new Set([...Object.keys(base), ...Object.keys(own)])];
  return Object.fromEntries(
    keys
      .filter((key) => !Object.hasOwn(own, key) || own[key] !== null)
      .map((key) => [key, mergeKey(base, own, key)] as const)
      .filter(([key, value]) => !isEmptied(Object.hasOwn(base, key) ? base[key] : undefined, value)),
  );
};

const mergeKey = (base: Json, own: Json, key: string): unknown => {
  if (!Object.hasOwn(own, key)) return base[key];
  return merge(Object.hasOwn(base, key) ? base[key] : undefined, own[key]);
};

/**
 * Merges the document of a brand (`own`) with its base. Objects are merged key by key. Any other value of `own`
 * replaces the value of the base. Null in `own` removes the value, and also an object that has no values left. `base`
 * must already contain the values that it inherits from its own base.
 */
export const inheritFrom = (base: Json, own: Json): Json => merge(toInherited(base), own) as Json;

/** Paths of the objects in a brand document whose keys are language codes, e.g. `texts.EN`. */
const languageTables: readonly (readonly string[])[] = [['texts'], ['assets', 'hero', 'alt'], ['site', 'description']];

const replaceAt = (document: Json, [key = '', ...rest]: readonly string[], table: Json): Json => {
  if (rest.length > 0) return { ...document, [key]: replaceAt(document[key] as Json, rest, table) };
  const { [key]: _table, ...others } = document;
  return Object.keys(table).length === 0 ? others : { ...document, [key]: table };
};

/**
 * Merges a brand with its base like `inheritFrom`, and removes texts of the base in languages that the brand does not
 * have. Texts that the brand itself has in such languages remain, so that the validation reports them as a problem.
 */
export const resolveBrand = (base: Json, own: Json): Json => {
  const document = inheritFrom(base, own);
  const { languages } = document;
  if (!Array.isArray(languages)) return document;
  return languageTables.reduce((current, path) => {
    const table = getAt(current, path);
    if (!isObject(table)) return current;
    const relevant = Object.entries(table).filter(
      ([language]) => languages.includes(language) || getAt(own, [...path, language]) !== undefined,
    );
    return relevant.length === Object.keys(table).length
      ? current
      : replaceAt(current, path, Object.fromEntries(relevant));
  }, document);
};

/** Returns the value at a path of a document. Returns undefined if there is no such value. */
export const getAt = (document: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }, document);
