import { DraftError } from './draft-error.ts';
import {
  areEqual,
  assertJson,
  getOwn,
  isJsonObject,
  isNullLeaf,
  type Json,
  type JsonObject,
  type Leaf,
  nullLeaf,
} from './json.ts';
import { maxAssets, maxLeaves, maxTextSize } from './limits.ts';
import { assertPath, type DraftPath, formatPath } from './path.ts';

/**
 * Image in a draft. `path` is the path of the image file, e.g. `lualoc/logo.svg`. `hash` is the SHA-256 hash of the
 * file's bytes in hexadecimal digits.
 */
export interface DraftAsset {
  readonly path: string;
  readonly hash: string;
}

/** Document of the draft at its creation, before any operation. */
interface DraftBase {
  readonly text: string;
  readonly document: JsonObject;
}

/** Content of a draft after some operations. It is immutable: each operation creates a new content. */
export interface DraftContent {
  readonly base: DraftBase;
  readonly document: JsonObject;
  /** SHA-256 hash of each image, by the path of the image. */
  readonly assets: Readonly<Record<string, string>>;
}

/** Change of one value. `to` is the new value. If it is null, the value is removed. */
export interface DraftChange {
  readonly path: DraftPath;
  readonly to: Leaf | null;
}

const encoder = new TextEncoder();

/** Parses the text of a document. Throws a DraftError if the text is not a JSON object or exceeds the limits. */
export const parseDocument = (text: string): JsonObject => {
  if (encoder.encode(text).length > maxTextSize)
    throw new DraftError('size', `The document has more than ${maxTextSize / 1024} kB`);
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    throw new DraftError('document', `The document is not JSON: ${(error as Error).message}`);
  }
  if (!isJsonObject(document)) throw new DraftError('document', 'The document is not a JSON object');
  assertJson(document, 'The document');
  return document;
};

/**
 * Creates the content of a draft. `text` is the document after all operations, and `base` is the document at the
 * creation of the draft. Throws a DraftError for a document that a draft cannot contain.
 */
export const createContent = (text: string, assets: readonly DraftAsset[], base: string = text): DraftContent => {
  const document = parseDocument(text);
  return {
    base: { text: base, document: base === text ? document : parseDocument(base) },
    document,
    assets: Object.fromEntries(assets.map(({ path, hash }) => [path, hash])),
  };
};

const toRoot = ({ document, assets }: DraftContent): JsonObject => ({ document, assets });

/**
 * Returns the value at a path. Returns null if there is no value, or if the path leads to an object. Returns `nullLeaf`
 * if the value is the JSON value null.
 */
export const getLeaf = (content: DraftContent, path: DraftPath): Leaf | null => {
  let value: Json | undefined = toRoot(content);
  for (const key of path) value = value !== undefined && isJsonObject(value) ? getOwn(value, key) : undefined;
  if (value === null) return nullLeaf;
  return value === undefined || isJsonObject(value) ? null : value;
};

const removeKey = (object: JsonObject, key: string): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([each]) => each !== key));

/**
 * Set of the objects that were created during the current batch of operations. No other code refers to these objects
 * yet, so a later operation of the batch can change them without a copy. Otherwise, a batch of thousands of texts would
 * copy the object with all texts once for each text.
 */
export type BatchObjects = WeakSet<object>;

/**
 * Returns the object with a new value for one key. If `value` is undefined, the key is removed. An object that is in
 * `batch` is changed in place. Any other object is copied, and the copy is added to `batch`.
 */
const writeKey = (object: JsonObject, key: string, value: Json | undefined, batch: BatchObjects): JsonObject => {
  if (!batch.has(object)) {
    const copy = value === undefined ? removeKey(object, key) : { ...object, [key]: value };
    batch.add(copy);
    return copy;
  }
  if (value === undefined) Reflect.deleteProperty(object, key);
  else (object as Record<string, Json>)[key] = value;
  return object;
};

interface Setting {
  readonly path: DraftPath;
  readonly to: Leaf | null;
  readonly batch: BatchObjects;
}

/**
 * Returns the object after the change in `setting`. `depth` is the index of the key in `setting.path` that belongs to
 * this object. Returns the same object if the value does not change.
 */
const setValue = (object: JsonObject, depth: number, setting: Setting): JsonObject => {
  const { path, to, batch } = setting;
  const key = path[depth] as string;
  const child = getOwn(object, key);
  if (depth === path.length - 1) {
    if (child !== undefined && isJsonObject(child) && Object.keys(child).length > 0)
      throw new DraftError('object', `${formatPath(path)} has values of its own. Remove them first, one by one`);
    if (to === null) return child === undefined ? object : writeKey(object, key, undefined, batch);
    const value = isNullLeaf(to) ? null : (to as Json);
    return areEqual(child, value) ? object : writeKey(object, key, value, batch);
  }
  if (child !== undefined && !isJsonObject(child)) {
    if (to === null) return object;
    throw new DraftError('scalar', `${formatPath(path.slice(0, depth + 1))} has a value. Remove it first`);
  }
  if (child === undefined && to === null) return object;
  const next = setValue(child ?? {}, depth + 1, setting);
  // If the removal leaves an object without values, the object is removed too.
  if (to === null && Object.keys(next).length === 0) return writeKey(object, key, undefined, batch);
  return next === child ? object : writeKey(object, key, next, batch);
};

const assertChange = ({ path, to }: DraftChange): void => {
  assertPath(path);
  if (to === null) return;
  if (isNullLeaf(to) && path[0] === 'document') return;
  if (isJsonObject(to)) throw new DraftError('value', 'An object is changed through its single values');
  assertJson(to, formatPath(path));
  if (path[0] === 'assets' && !(typeof to === 'string' && /^[0-9a-f]{64}$/.test(to)))
    throw new DraftError('value', `${formatPath(path)} must be the hash of an image`);
};

/**
 * Applies an operation. Returns the new content, and the previous value as `from`. Throws a DraftError if the document
 * cannot contain the value. `content` does not change in this case. The total size is not checked: call `assertSize`
 * after the last operation.
 * To apply many operations fast, pass the same new set as `batch` to all calls. Each object is then copied only once.
 */
export const applyOperation = (
  content: DraftContent,
  change: DraftChange,
  batch: BatchObjects = new WeakSet(),
): { readonly content: DraftContent; readonly from: Leaf | null } => {
  assertChange(change);
  const { path, to } = change;
  const from = getLeaf(content, path);
  if (path[0] === 'assets') {
    const assets = setValue(content.assets, 0, { path: path.slice(1), to, batch }) as DraftContent['assets'];
    return { content: assets === content.assets ? content : { ...content, assets }, from };
  }
  const document = setValue(content.document, 0, { path: path.slice(1), to, batch });
  return { content: document === content.document ? content : { ...content, document }, from };
};

/**
 * Sorts the keys of the object `value` in the order of the keys of `model`. Keys that `model` does not have follow at
 * the end. Nested objects are sorted in the same way. A value that is not an object is returned unchanged.
 */
const orderLike = (value: Json, model: Json | undefined): Json => {
  if (!isJsonObject(value) || model === undefined || !isJsonObject(model)) return value;
  const known = Object.keys(model).filter((key) => Object.hasOwn(value, key));
  const added = Object.keys(value).filter((key) => !Object.hasOwn(model, key));
  return Object.fromEntries(
    [...known, ...added].map((key) => [key, orderLike(value[key] as Json, getOwn(model, key))]),
  );
};

/**
 * Returns the text of the document. If the document has the same values as the base, returns exactly the text of the
 * base. Otherwise, the keys have the order of the base, and new keys are at the end of their object. Each level is
 * indented by two spaces.
 */
export const toText = ({ base, document }: DraftContent): string =>
  areEqual(document, base.document) ? base.text : `${JSON.stringify(orderLike(document, base.document), null, 2)}\n`;

/** Lists the images of a draft, sorted by path. */
export const listAssets = ({ assets }: DraftContent): readonly DraftAsset[] =>
  Object.entries(assets)
    .map(([path, hash]) => ({ path, hash }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));

const countLeaves = (value: Json): number =>
  isJsonObject(value) ? Object.values(value).reduce<number>((sum, each) => sum + countLeaves(each), 0) : 1;

/** Throws a DraftError if the document or the number of images exceeds the limits of a brand file. */
export const assertSize = (content: DraftContent): void => {
  if (encoder.encode(toText(content)).length > maxTextSize)
    throw new DraftError('size', `The document would have more than ${maxTextSize / 1024} kB. Remove some text first`);
  if (countLeaves(content.document) > maxLeaves)
    throw new DraftError('size', `The document would have more than ${maxLeaves} values. Remove some first`);
  if (Object.keys(content.assets).length > maxAssets)
    throw new DraftError('size', `The draft would have more than ${maxAssets} images. Remove one first`);
};
