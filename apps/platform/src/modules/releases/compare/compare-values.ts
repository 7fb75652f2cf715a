import { flagTable } from '@livery/merchant/flag-table';
import { languageTable } from '@livery/merchant/language-table';
import { merchantSchema } from '@livery/merchant/merchant.schema';
import type { VersionAsset } from '../versions/versions.tables.ts';

/** Value of a brand file that differs between two documents. */
interface ValueChange {
  readonly section: string;
  readonly path: string;
  readonly language: string | null;
  readonly title: string | null;
  /** Values in the first and the second document, as JSON. Null if the document does not contain the value. */
  readonly before: string | null;
  readonly after: string | null;
}

interface ImageChange {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

interface Document {
  readonly text: string;
  readonly assets: readonly VersionAsset[];
}

type Path = readonly (string | number)[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns true for an object, and for a list that contains an object. The comparison descends into such a value and
 * compares its fields or items. It compares any other value, such as a list of texts, as a whole.
 */
const isBranch = (value: unknown): value is Record<string, unknown> | readonly unknown[] =>
  isObject(value) || (Array.isArray(value) && value.some(isObject));

/** Adds all values of a document to the map, by path. An empty object adds nothing. */
const collectValues = (value: unknown, path: Path, values: Map<string, { path: Path; json: string }>): void => {
  if (value === undefined) return;
  if (!isBranch(value)) {
    values.set(JSON.stringify(path), { path, json: JSON.stringify(value) });
    return;
  }
  for (const [key, child] of Object.entries(value))
    collectValues(child, [...path, Array.isArray(value) ? Number(key) : key], values);
};

const listValues = (document: unknown) => {
  const values = new Map<string, { path: Path; json: string }>();
  collectValues(document, [], values);
  return values;
};

/**
 * Parses both documents and adds default values. A default value that is written explicitly in one document is then not
 * a difference. If the current schema rejects one of the documents, returns both without default values.
 */
const parseBoth = (before: string, after: string): readonly [unknown, unknown] => {
  const texts = [JSON.parse(before) as unknown, JSON.parse(after) as unknown] as const;
  const parsed = texts.map((document) => merchantSchema.safeParse(document));
  return parsed.every(({ success }) => success) ? [parsed[0]?.data, parsed[1]?.data] : texts;
};

const findTitle = ([section, name]: Path): string | null =>
  section === 'flags' && typeof name === 'string' && name in flagTable
    ? flagTable[name as keyof typeof flagTable].title
    : null;

/** Lists the values that differ between two brand files. */
export const compareValues = (before: string, after: string): readonly ValueChange[] => {
  const [first, second] = parseBoth(before, after).map(listValues) as [
    ReturnType<typeof listValues>,
    ReturnType<typeof listValues>,
  ];
  return [...new Map([...first, ...second])]
    .filter(([key]) => first.get(key)?.json !== second.get(key)?.json)
    .map(([key, { path }]) => ({
      section: String(path[0]),
      path: path.join('.'),
      language: path.map(String).find((part) => part in languageTable) ?? null,
      title: findTitle(path),
      before: first.get(key)?.json ?? null,
      after: second.get(key)?.json ?? null,
    }));
};

/**
 * Lists the images and fonts that differ between two versions of a brand. `before` and `after` of a change are
 * hashes. They are null in the version that does not have the file.
 */
export const compareImages = (before: Document, after: Document): readonly ImageChange[] => {
  const toMap = ({ assets }: Document) => new Map(assets.map(({ path, hash }) => [path, hash]));
  const [first, second] = [toMap(before), toMap(after)];
  return [...new Set([...first.keys(), ...second.keys()])]
    .filter((path) => first.get(path) !== second.get(path))
    .map((path) => ({ path, before: first.get(path) ?? null, after: second.get(path) ?? null }));
};
