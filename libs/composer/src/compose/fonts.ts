import { createRequire } from 'node:module';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { computeIntegrity } from '../integrity.ts';
import { listFontFiles } from '../page/font-face-css.ts';

const { resolve } = createRequire(import.meta.url);

interface FontFile {
  /** File name in the bundle's `assets` folder. It contains a hash of the content. */
  readonly name: string;
  readonly source: string;
  readonly integrity: string;
}

const fontCache = new Map<string, FontFile>();

/** Returns the web font files of a brand. The map key is the file name without a hash. */
export function resolveWebFonts(merchant: Merchant): ReadonlyMap<string, FontFile> {
  return new Map(listFontFiles(merchant).map(({ name, source }) => [name, resolveFont(name, source)]));
}

function resolveFont(name: string, specifier: string): FontFile {
  const cached = fontCache.get(name);
  if (cached) return cached;
  const source = resolve(specifier);
  const bytes = readFileSync(source);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const file = { name: name.replace(/\.woff2$/, `-${hash}.woff2`), source, integrity: computeIntegrity(bytes) };
  fontCache.set(name, file);
  return file;
}
