import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompileManifest } from './compile-manifest.ts';

export const compileManifestName = 'compile.json';

/**
 * Reads the manifest of a compiled app. This file does not import the compiler, so that the build of a brand does not
 * load the bundler.
 */
export async function readCompileManifest(compileDir: string): Promise<CompileManifest> {
  const text = await readFile(join(compileDir, compileManifestName), 'utf8').catch(() => {
    throw new Error(
      `There is no compiled app in ${compileDir}, so no brand can be composed. Run: npx nx run brand:compile`,
    );
  });
  return JSON.parse(text) as CompileManifest;
}
