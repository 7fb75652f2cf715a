import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { svgPath } from '../../tools/workspace/src/svg-path.ts';
import { compressFiles } from './build/compress-files.ts';

/** Build configuration of the console. The gateway serves the build at the console's host. */
export default defineConfig({
  plugins: [react(), svgPath(), compressFiles()],
  css: { transformer: 'lightningcss' },
  build: {
    target: ['chrome107', 'safari16', 'firefox104'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    outDir: '../../dist/console',
    emptyOutDir: true,
  },
});
