import { ensureInstalled } from '../src/bootstrap/installed.mjs';
import { ensureNode } from '../src/bootstrap/node-version.mjs';
import { nx, root, run } from '../src/bootstrap/run.mjs';

ensureNode();
ensureInstalled(root);
const composed = await nx('run', 'brand:bundle-all', '--output-style=static');
process.exitCode = composed === 0 ? await run(['apps/platform/src/main.ts']) : composed;
