import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { mobileOptions } from '../src/compile/options.ts';

// Builds one brand directly with Vite, to compare its duration with the brand build. The result has no service worker,
// no prerendered page, no images and no compressed files.
const [out = ''] = process.argv.slice(2);
const { app, viteConfig } = mobileOptions(out);
process.env.NODE_ENV = 'production';
await build({
  root: app,
  configFile: viteConfig,
  logLevel: 'error',
  build: { outDir: join(out, 'own'), emptyOutDir: true },
});
await rm(out, { recursive: true, force: true });
