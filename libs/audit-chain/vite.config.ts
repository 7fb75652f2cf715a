import { defineConfig, type Plugin } from 'vite';
import project from './package.json' with { type: 'json' };

const fileName = 'livery-verify-audit.mjs';

/** Adds a `package.json` to the build output, so that `npm pack` can create a package of the program. */
const packageFile = (): Plugin => ({
  name: 'package-file',
  generateBundle() {
    const source = {
      name: 'livery-verify-audit',
      version: project.version,
      type: 'module',
      bin: fileName,
      engines: { node: '>=20.19' },
    };
    this.emitFile({ type: 'asset', fileName: 'package.json', source: `${JSON.stringify(source, null, 2)}\n` });
  },
});

/**
 * Builds the program that verifies exports of the audit log. The result is one readable (not minified) file for Node.
 * It has no dependencies on npm packages.
 */
export default defineConfig({
  plugins: [packageFile()],
  build: {
    ssr: 'src/cli/main.ts',
    target: 'node20',
    minify: false,
    outDir: '../../dist/audit-verifier',
    emptyOutDir: true,
    rollupOptions: { output: { entryFileNames: fileName, banner: '#!/usr/bin/env node' } },
  },
});
