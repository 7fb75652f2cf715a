import { ensureInstalled } from '../src/bootstrap/installed.mjs';
import { ensureNode } from '../src/bootstrap/node-version.mjs';
import { nx, root, run } from '../src/bootstrap/run.mjs';

ensureNode();
ensureInstalled(root);
// If a brand file has problems, they are reported, and the gateway serves the other brands.
const start = async () =>
  (await nx('run-many', '-t', 'compile', 'build', '-p', 'brand', 'console', '--output-style=static')) ||
  (await run(['tools/brand/src/cli/bundle.ts', '--skip-invalid'])) ||
  run(['apps/platform/src/main.ts']);
process.exitCode = await start();
