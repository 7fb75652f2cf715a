import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from '../src/bootstrap/installed.mjs';
import { ensureNode } from '../src/bootstrap/node-version.mjs';
import { nx, root, run } from '../src/bootstrap/run.mjs';

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
  'e2e',
];

ensureNode();
ensureInstalled(root);
await run(['tools/workspace/bin/ensure-test-programs.ts']);
rmSync(join(root, 'reports'), { recursive: true, force: true });
await nx('run-many', '-t', ...targets, '--parallel=2', '--nxBail=false', '--output-style=static');
process.exitCode = await run(['tools/workspace/bin/summarize.ts']);
