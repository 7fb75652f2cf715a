import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { svgPath } from './svg-path.ts';
import { testLimits } from './test-limits.ts';

const project = basename(process.cwd());
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Common configuration of all unit tests. Each run writes a JSON report, which the summary of `npm test` reads. The
 * test files of a worker share loaded modules and the DOM (`isolate: false`), because loading them takes longer than
 * most tests. The set-up file cleans the DOM after each test file (ADR 155).
 */
export default defineConfig({
  plugins: [svgPath()],
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    isolate: false,
    testTimeout: testLimits.test,
    hookTimeout: testLimits.hook,
    expect: { poll: { timeout: testLimits.outcome } },
    setupFiles: [at('./vitest.setup.ts')],
    passWithNoTests: true,
    reporters: ['default', 'json'],
    outputFile: { json: at(`../../../reports/${project}.test.json`) },
  },
});
