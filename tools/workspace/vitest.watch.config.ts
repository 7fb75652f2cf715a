import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Runs the unit tests of all packages in one process, for `npm run test:watch`. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../../', import.meta.url)),
    projects: ['apps/*/vitest.config.ts', 'libs/*/vitest.config.ts', 'tools/*/vitest.config.ts'],
    reporters: ['default'],
  },
});
