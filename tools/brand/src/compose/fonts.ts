import { createRequire } from 'node:module';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { fontFiles } from '../page/tokens-css.ts';

const { resolve } = createRequire(import.meta.url);

interface FontFile {
  /** Name in a bundle's assets, with a hash of the content. */
  readonly name: string;
  readonly source: string;
}

const known = new Map<string, FontFile>();

/** The files of a brand's faces, by the name that its CSS knows them under. */
export function hostedFonts(merchant: Merchant): ReadonlyMap<string, FontFile> {
  return new Map(fontFiles(merchant).map(({ name, source }) => [name, hashed(name, source)]));
}

function hashed(name: string, specifier: string): FontFile {
  const found = known.get(name);
  if (found) return found;
  const source = resolve(specifier);
  const hash = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 8);
  const file = { name: name.replace(/\.woff2$/, `-${hash}.woff2`), source };
  known.set(name, file);
  return file;
}
