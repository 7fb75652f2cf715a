import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/** Writes a brotli copy beside each text file of a build, so that the gateway does not have to compress files. */
export const compressFiles = (): Plugin => ({
  name: 'compress-files',
  apply: 'build',
  writeBundle: async ({ dir = '' }) => {
    const names = (await readdir(dir, { recursive: true })).filter((name) => /\.(?:js|css|html|svg|json)$/.test(name));
    await Promise.all(
      names.map(async (name) => writeFile(`${join(dir, name)}.br`, await compress(await readFile(join(dir, name))))),
    );
  },
});
