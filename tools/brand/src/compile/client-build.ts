import { join } from 'node:path';
import { build } from 'vite';
import { loadChunkConventions } from './chunk-conventions.ts';
import { type ChunkGraph, createGraphPlugin } from './chunk-graph.ts';
import { licenseListName } from './write-licenses.ts';
import type { CompileOptions } from './options.ts';

/** Builds the app for browsers, once for all brands. Every screen becomes a separate chunk. */
export async function buildClient({
  app,
  locales,
  workspace,
  out,
  viteConfig,
  chunksConfig,
}: CompileOptions): Promise<ChunkGraph> {
  const { plugin, graph } = createGraphPlugin(workspace, locales, await loadChunkConventions(chunksConfig));
  await build({
    root: app,
    configFile: viteConfig,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    plugins: [plugin],
    build: {
      outDir: join(out, 'client'),
      emptyOutDir: true,
      license: { fileName: licenseListName },
      rolldownOptions: { input: join(app, 'src/main.tsx') },
    },
  });
  return graph;
}
