import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const folder = fileURLToPath(new URL('../client/', import.meta.url));
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8' };

export interface ClientFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly brotli: Buffer;
}

export interface ClientFiles {
  /** Changes whenever any file does: part of every address, so that the files may be cached for ever. */
  readonly version: string;
  /** By path inside the client folder, with `/`. */
  readonly files: ReadonlyMap<string, ClientFile>;
}

/** The page's scripts and styles, served as they are written: native modules, no build. Read once. */
export const readClientFiles = async (): Promise<ClientFiles> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found.filter((entry) => entry.isFile() && extname(entry.name) in types).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const hash = createHash('sha256');
  const files = new Map<string, ClientFile>();
  for (const path of paths.sort()) {
    const plain = await readFile(join(folder, path));
    hash.update(path).update(plain);
    files.set(path.split(sep).join('/'), { type: types[extname(path)] ?? '', plain, brotli: brotliCompressSync(plain) });
  }
  return { version: hash.digest('hex').slice(0, 12), files };
};
