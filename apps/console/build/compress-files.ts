import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/**
 * Vite plugin that writes a brotli copy (`.br`) beside each text file of the build. The gateway (the server of the
 * platform) sends this copy, so it does not have to compress the file for each request.
 */
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
