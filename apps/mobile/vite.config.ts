import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aheadOf } from './ahead-of.ts';
import { chunkLoader } from './chunk-loader.ts';
import { firstChunk, smallShared } from './first-chunk.ts';
import { shortClasses } from './short-classes.ts';
import { withoutNode } from './without-node.ts';
import { withoutSummaries } from './without-summaries.ts';

/** The libraries that every first load needs, and the bundler's own few lines: one file, which changes only when they do. */
const vendor =
  /rolldown[\\/]runtime|[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@reduxjs|@standard-schema|immer|reselect|redux|redux-thunk|react-redux|use-sync-external-store|i18next|react-i18next|html-parse-stringify|void-elements)[\\/]/;

/** The one build of the app that all brands share. `tools/brand` runs it and composes each brand from its chunks. */
export default defineConfig({
  plugins: [react(), chunkLoader, shortClasses(), withoutNode, withoutSummaries],
  css: {
    transformer: 'lightningcss',
    // The same names in the page that is drawn ahead and in the one that takes it over.
    lightningcss: { cssModules: { pattern: '[hash]_[local]' } },
  },
  build: {
    target: ['chrome107', 'safari16', 'firefox104'],
    modulePreload: { polyfill: false, resolveDependencies: aheadOf },
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/main.tsx',
      // An address or a code is shorter than the table it stands in, which any late chunk would else put into the first load.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        // Names by content alone would tell nothing in a network panel; with it they stay short.
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: { groups: [{ name: 'vendor', test: vendor, priority: 2 }, firstChunk(), smallShared(vendor)] },
      },
    },
  },
});
