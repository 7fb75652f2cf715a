import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compiled } from './compiled.ts';

/** What a compile left. Apart from compiling, so that composing loads no bundler. */
export async function readCompiled(compileDir: string): Promise<Compiled> {
  const text = await readFile(join(compileDir, 'compile.json'), 'utf8').catch(() => {
    throw new Error(
      `There is no compiled app in ${compileDir}, so no brand can be composed. Run: npx nx run brand:compile`,
    );
  });
  return JSON.parse(text) as Compiled;
}
