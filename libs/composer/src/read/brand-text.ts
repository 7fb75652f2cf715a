import { createProblemText, type ProblemText } from '@livery/merchant/problems/create-problem-text';
import { readFile, stat } from 'node:fs/promises';
import { InvalidBrandError } from '../problem.ts';

/** Maximum size of a brand file in bytes. */
export const brandFileLimit = 256 * 1024;

/** Reads the text of a brand file. Throws InvalidBrandError if the file does not exist or does not contain text. */
export async function readBrandText(file: string): Promise<string> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats?.isFile()) throw createFileError(file, createProblemText('file.missing'));
  assertSize(file, stats.size);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
  } catch {
    throw createFileError(file, createProblemText('file.encoding'));
  }
}

/** Creates the error for a problem with a whole file. */
export function createFileError(file: string, text: ProblemText): InvalidBrandError {
  return new InvalidBrandError([{ file, path: '$', ...text }]);
}

/** Throws InvalidBrandError for a file that is too large to be a brand file. `size` is in bytes. */
export function assertSize(file: string, size: number): void {
  if (size <= brandFileLimit) return;
  throw createFileError(
    file,
    createProblemText('file.large', { size: Math.ceil(size / 1024), max: brandFileLimit / 1024 }),
  );
}
