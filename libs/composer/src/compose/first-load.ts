import { stat } from 'node:fs/promises';
import type { ComposedFile } from './bundle-file.ts';

/**
 * Size in bytes that the first load of a brand should not exceed. The app itself needs about 116 kB of it, and the page
 * of the brand may use the rest (ADR 262).
 */
export const firstLoadBudget = 128_000;

/** Size of the first load of a brand, in bytes that a browser downloads (after Brotli compression). */
export interface FirstLoad {
  /** The HTML page of the brand, with its texts, styles and settings. */
  readonly page: number;
  /** Scripts and style sheets to which the page links. All brands share them. */
  readonly app: number;
}

/**
 * Returns the paths of the files that a browser loads first: the HTML page, and the scripts and style sheets to which
 * it links. A style sheet with the attribute `disabled` is not included, because the page already contains its rules
 * inline.
 */
export const listFirstLoad = (html: string): ReadonlySet<string> => {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const paths = tags
    .filter((tag) => !/\sdisabled\b/.test(tag))
    .map((tag) => /<script\b[^>]*\bsrc="\/([^"]+)"/.exec(tag)?.[1] ?? findLinkedFile(tag));
  return new Set(['index.html', ...paths.filter((path) => path !== undefined)]);
};

const findLinkedFile = (tag: string): string | undefined =>
  /\brel="(?:modulepreload|stylesheet)"/.test(tag) ? /\bhref="\/([^"]+)"/.exec(tag)?.[1] : undefined;

/** Measures the first load of a composed bundle. Throws an error if the bundle has no page or no linked file. */
export const measureFirstLoad = async (files: readonly ComposedFile[]): Promise<FirstLoad> => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const page = byPath.get('index.html');
  if (!page || !('bytes' in page)) throw new Error('The bundle has no page index.html');
  const getSize = async (path: string): Promise<number> => {
    const file = byPath.get(`${path}.br`) ?? byPath.get(path);
    if (!file) throw new Error(`The bundle has no file ${path}, to which its page links`);
    return 'bytes' in file ? file.bytes.length : (await stat(file.source)).size;
  };
  const [pageSize = 0, ...linked] = await Promise.all([...listFirstLoad(page.bytes.toString())].map(getSize));
  return { page: pageSize, app: linked.reduce((sum, size) => sum + size, 0) };
};
