import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { svgPath } from '../../tools/workspace/src/svg-path.ts';
import { chunkFilePattern, chunkNames, vendorModule } from './build/chunks.config.ts';
import { entryChunkGroups, sharedChunkGroup } from './build/entry-chunk-groups.ts';
import { minifyClassNames } from './build/minify-class-names.ts';
import { resolvePreloadDependencies } from './build/preload-dependencies.ts';
import { replacePreloadHelper } from './build/replace-preload-helper.ts';
import { stripNodeRequire } from './build/strip-node-require.ts';
import { stripOperationSummaries } from './build/strip-operation-summaries.ts';

/**
 * Build configuration of the app. One build serves all brands: `tools/brand` runs it, and creates the bundle of each
 * brand from the chunks of this build.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    svgPath(),
    replacePreloadHelper(),
    minifyClassNames(),
    !isSsrBuild && [stripOperationSummaries(), stripNodeRequire()],
  ],
  css: {
    transformer: 'lightningcss',
    // The build of the prerendered page and the build of the app must generate the same class names.
    lightningcss: { cssModules: { pattern: '[hash]_[local]' } },
  },
  build: {
    target: ['chrome107', 'safari16', 'firefox104'],
    modulePreload: { polyfill: false, resolveDependencies: resolvePreloadDependencies },
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/main.tsx',
      // Replaces each use of a constant by its value, for example a path. The value is shorter than a reference to the
      // constant. A reference in a lazy chunk would also add the object with all constants to the first load.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        entryFileNames: ({ name }) => chunkFilePattern(name),
        chunkFileNames: ({ name }) => chunkFilePattern(name),
        // The file name of a style sheet contains only a hash. The first load contains these file names, so shorter
        // names save bytes (ADR 148).
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
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
