import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkNames, vendorModule } from './build/chunks.config.ts';
import { entryChunkGroups, sharedChunkGroup } from './build/entry-chunk-groups.ts';
import { minifyClassNames } from './build/minify-class-names.ts';
import { resolvePreloadDependencies } from './build/preload-dependencies.ts';
import { replacePreloadHelper } from './build/replace-preload-helper.ts';
import { stripNodeRequire } from './build/strip-node-require.ts';
import { stripOperationSummaries } from './build/strip-operation-summaries.ts';

/** The one build of the app that all brands share. `tools/brand` runs it and composes each brand from its chunks. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    replacePreloadHelper(),
    minifyClassNames(),
    !isSsrBuild && [stripOperationSummaries(), stripNodeRequire()],
  ],
  css: {
    transformer: 'lightningcss',
    // The same names in the prerendered page and in the app that hydrates it.
    lightningcss: { cssModules: { pattern: '[hash]_[local]' } },
  },
  build: {
    target: ['chrome107', 'safari16', 'firefox104'],
    modulePreload: { polyfill: false, resolveDependencies: resolvePreloadDependencies },
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/main.tsx',
      // A path or a code is shorter than the table that holds it, and any lazy chunk would put the table into the first load.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        // A name makes a request readable in the network panel; the content hash makes it cacheable for ever.
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            { name: chunkNames.vendor, test: vendorModule, priority: 10 },
            ...entryChunkGroups(1),
            sharedChunkGroup(vendorModule),
          ],
        },
      },
    },
  },
}));
