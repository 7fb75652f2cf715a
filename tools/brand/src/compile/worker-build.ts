import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { licenseListName } from './write-licenses.ts';
import type { CompileOptions } from './options.ts';

/**
 * Bundles the service worker, once for all brands. Returns the path of the file, relative to the folder of the client
 * build. The `sw.js` of each brand loads this file and passes it a list of files to cache.
 */
export async function buildWorker({ app, out }: CompileOptions): Promise<string> {
  const folder = join(out, 'client/assets');
  await build({
    root: app,
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      license: { fileName: licenseListName },
      target: ['chrome107', 'safari16', 'firefox104'],
      rolldownOptions: {
        input: join(app, 'src/sw.ts'),
        output: { format: 'iife', entryFileNames: 'worker-[hash].js' },
      },
    },
  });
  const name = (await readdir(folder)).find((file) => /^worker-.*\.js$/.test(file));
  if (name === undefined)
    throw new Error(`The service worker was not built into ${folder}. Look at src/sw.ts of the app.`);
  return `assets/${name}`;
}
