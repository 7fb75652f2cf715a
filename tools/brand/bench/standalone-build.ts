import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { mobileOptions } from '../src/compile/options.ts';

// Builds one brand with a Vite build of its own, to compare the cost. It builds only the client, without service
// worker, prerendered shell, images or compression.
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
