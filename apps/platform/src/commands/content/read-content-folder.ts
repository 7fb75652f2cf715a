import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type * as z from 'zod';
import type { AnyContentKind, ItemProblem } from '../../core/content/content-kind.ts';
import { contentKinds } from '../../content-kinds.ts';
import { type ContentImage, toImageAddress } from '../../modules/content/index.ts';
import { ContentError } from './content-error.ts';
import { isArtwork, isImageFile, listImageReferences, mapImageReferences, readImageFile } from './content-images.ts';

/** Validated content of a folder. The references to images are replaced by URL paths on the gateway. */
export interface FolderContent {
  readonly kinds: readonly { readonly kind: AnyContentKind; readonly items: readonly object[] }[];
  readonly images: readonly ContentImage[];
  /**
   * One warning for each image reference to a generated demonstration image. Such a reference is valid, but the image
   * does not exist in production.
   */
  readonly warnings: readonly string[];
}

interface ReadKind {
  readonly kind: AnyContentKind;
  readonly items: readonly object[];
  readonly problems: readonly string[];
}

export const toFileName = ({ name }: Pick<AnyContentKind, 'name'>): string => `${name}.json`;

const formatPath = (path: readonly PropertyKey[]): string =>
  path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`))
    .join('');

/**
 * Describes a problem of a content item: the file, the key of the item, the field, and the reason. The key is, for
 * example, the item's id. Without a `path`, the problem concerns the whole item.
 */
export const describeProblem = (kind: AnyContentKind, { key, path, reason }: ItemProblem): string =>
  `${toFileName(kind)}: ${key}${path ? `: ${path}` : ''}: ${reason}`;

const getRawKey = (raw: unknown): string => {
  const { id, code, level, type, category } = (raw ?? {}) as Record<string, unknown>;
  const key = id ?? code ?? level ?? type ?? category;
  return typeof key === 'string' || typeof key === 'number' ? ` (${String(key).slice(0, 60)})` : '';
};

const describeIssues = (kind: AnyContentKind, index: number, raw: unknown, { issues }: z.ZodError): string[] =>
  issues.map(({ path, message }) => {
    const field = path.length > 0 ? `: ${formatPath(path)}` : '';
    return `${toFileName(kind)}: item ${index + 1}${getRawKey(raw)}${field}: ${message}`;
  });

const findDuplicates = (kind: AnyContentKind, items: readonly object[]): string[] => {
  const keys = items.map((item) => kind.getKey(item));
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))].map((key) =>
    describeProblem(kind, { key, reason: 'is in the file more than once' }),
  );
};

const readKind = async (folder: string, kind: AnyContentKind, brand: Merchant): Promise<ReadKind> => {
  const fail = (reason: string): ReadKind => ({ kind, items: [], problems: [`${toFileName(kind)}: ${reason}`] });
  let parsed: unknown;
  try {
    parsed = JSON.parse(await readFile(join(folder, toFileName(kind)), 'utf8'));
  } catch (error) {
    return fail(`not JSON: ${(error as Error).message}`);
  }
  if (!Array.isArray(parsed)) return fail('must be a list, [ … ]');
  const schema = kind.createSchema(brand);
  const items: object[] = [];
  const problems: string[] = [];
  for (const [index, raw] of parsed.entries()) {
    const result = schema.safeParse(raw);
    if (result.success) items.push(result.data as object);
    else problems.push(...describeIssues(kind, index, raw, result.error));
  }
  if (problems.length > 0) return { kind, items, problems };
  const found = kind.findProblems?.(items, brand) ?? [];
  return {
    kind,
    items,
    problems: [...findDuplicates(kind, items), ...found.map((each) => describeProblem(kind, each))],
  };
};

/**
 * Lists the kinds of content that have a file in the folder. Throws a ContentError if the folder cannot be read, has
 * no such file, or has JSON files with other names.
 */
const listKinds = async (folder: string): Promise<AnyContentKind[]> => {
  const names = await readdir(folder).catch(() => {
    throw new ContentError(`The folder ${folder} cannot be read.`, []);
  });
  const known = contentKinds.map(toFileName);
  const unknown = names.filter((name) => name.toLowerCase().endsWith('.json') && !known.includes(name));
  const expected = `The files are ${known.join(', ')}.`;
  if (unknown.length > 0) throw new ContentError(`The folder has files that are no content. ${expected}`, unknown);
  const kinds = contentKinds.filter((kind) => names.includes(toFileName(kind)));
  if (kinds.length === 0) throw new ContentError(`The folder ${folder} has no content. ${expected}`, []);
  return kinds;
};

/** Reads the image files that items refer to. */
const readImages = async (folder: string, read: readonly ReadKind[]) => {
  const references = read.flatMap(({ kind, items }) =>
    items.flatMap((item) =>
      listImageReferences(item).map((reference) => ({ kind, key: kind.getKey(item), reference })),
    ),
  );
  const images = new Map<string, ContentImage>();
  const problems: string[] = [];
  for (const { kind, key, reference } of references) {
    if (!isImageFile(reference) || images.has(reference)) continue;
    const image = await readImageFile(folder, reference);
    if (typeof image === 'string') problems.push(describeProblem(kind, { key, reason: `${reference}: ${image}` }));
    else images.set(reference, image);
  }
  const warnings = references
    .filter(({ reference }) => isArtwork(reference))
    .map(({ kind, key, reference }) =>
      describeProblem(kind, { key, reason: `${reference} is an image of a demonstration. Put a file in its place` }),
    );
  return { images, problems, warnings };
};

/**
 * Reads and validates the content of a folder. Throws a ContentError that lists all problems with file, item, field and
 * reason.
 */
export const readContentFolder = async (folder: string, brand: Merchant): Promise<FolderContent> => {
  const read: ReadKind[] = [];
  for (const kind of await listKinds(folder)) read.push(await readKind(folder, kind, brand));
  const { images, problems: imageProblems, warnings } = await readImages(folder, read);
  const problems = [...read.flatMap((each) => each.problems), ...imageProblems];
  if (problems.length > 0) throw new ContentError('The content has problems. Nothing was written.', problems);
  const toAddress = (reference: string): string => {
    const image = images.get(reference);
    return image ? toImageAddress(image.id) : reference;
  };
  return {
    kinds: read.map(({ kind, items }) => ({ kind, items: items.map((item) => mapImageReferences(item, toAddress)) })),
    images: [...new Map([...images.values()].map((image) => [image.id, image])).values()],
    warnings,
  };
};
