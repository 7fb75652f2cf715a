import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from '../src/bootstrap/installed.mjs';
import { ensureNode } from '../src/bootstrap/node-version.mjs';
import { nx, root, run } from '../src/bootstrap/run.mjs';

/** `npm test` runs the main journeys. `npm run test:all` runs all journeys (ADR 261). */
const journeys = process.argv.includes('--all') ? 'e2e' : 'smoke';
const targets = [
  'format',
  'oxlint',
  'stylelint',
  'knip',
  'repo-rules',
  'translation-keys',
  'boundaries',
  'types',
  'test',
  'stories',
  'conformance',
  journeys,
];

ensureNode();
ensureInstalled(root);
await run(['tools/workspace/bin/ensure-test-programs.ts']);
rmSync(join(root, 'reports'), { recursive: true, force: true });
await nx('run-many', '-t', ...targets, '--parallel=2', '--nxBail=false', '--output-style=static');
process.exitCode = await run(['tools/workspace/bin/summarize.ts']);
