import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { svgPath } from './svg-path.ts';

const project = basename(process.cwd());
const reports = fileURLToPath(new URL('../../../reports/', import.meta.url));

/** Common configuration of all unit tests. Each run writes a JSON report, which the summary of `npm test` reads. */
export default defineConfig({
  plugins: [svgPath()],
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    passWithNoTests: true,
    reporters: ['default', 'json'],
    outputFile: { json: `${reports}${project}.test.json` },
  },
});
