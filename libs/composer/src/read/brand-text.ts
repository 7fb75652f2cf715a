import { readFile, stat } from 'node:fs/promises';
import { InvalidBrandError } from '../problem.ts';

/** Maximum size of a brand file in bytes. */
export const brandFileLimit = 256 * 1024;

/** Reads the text of a brand file. Throws InvalidBrandError if there is no such file, or if it is no text. */
export async function readBrandText(file: string): Promise<string> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats?.isFile()) throw createFileError(file, 'there is no such file', 'check the path');
  assertSize(file, stats.size);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
  } catch {
    throw createFileError(file, 'not UTF-8', 'save the file as UTF-8');
  }
}

/** Creates the error for a problem with a whole file. */
export function createFileError(file: string, reason: string, remedy: string): InvalidBrandError {
  return new InvalidBrandError([{ file, path: '$', reason, remedy }]);
}

/** Throws InvalidBrandError for a file that is too large to be a brand file. `size` is in bytes. */
export function assertSize(file: string, size: number): void {
  if (size <= brandFileLimit) return;
  throw createFileError(
    file,
    `too large: ${Math.ceil(size / 1024)} kB, at most ${brandFileLimit / 1024} kB`,
    'a brand file is a few kB; images stand beside it',
  );
}
