import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from './options.ts';

/** Returns a hash of the code that builds brands. When this code changes, existing bundles are built again. */
export async function computePipelineHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of ['tools/brand/src', 'libs/composer/src', 'libs/merchant/src']) {
    const names = (await readdir(join(workspaceRoot, folder), { recursive: true }))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .sort();
    for (const name of names) hash.update(name).update(await readFile(join(workspaceRoot, folder, name)));
  }
  return hash.digest('hex');
}
