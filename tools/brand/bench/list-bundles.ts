import { readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';

/** A bundle in an output folder. `folder` is the current build, to which the symbolic link of the brand points. */
interface Bundle {
  readonly code: string;
  readonly folder: string;
}

/** Lists the bundles of an output folder. The builds are in the folder `.builds`, beside the links to them. */
export async function listBundles(out: string): Promise<readonly Bundle[]> {
  const codes = (await readdir(out)).filter((name) => !name.startsWith('.')).sort();
  return Promise.all(codes.map(async (code) => ({ code, folder: await realpath(join(out, code)) })));
}
