import { ensureInstalled } from '../src/bootstrap/installed.mjs';
import { ensureNode } from '../src/bootstrap/node-version.mjs';
import { root, run } from '../src/bootstrap/run.mjs';

ensureNode();
ensureInstalled(root);
process.exitCode = await run(['tools/dev/src/main.ts']);
