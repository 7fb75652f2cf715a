import { ensureInstalled } from '../src/bootstrap/installed.mjs';
import { ensureNode } from '../src/bootstrap/node-version.mjs';
import { nx, root, run } from '../src/bootstrap/run.mjs';

ensureNode();
ensureInstalled(root);
const compiled = await nx('run', 'brand:compile', '--output-style=static');
process.exitCode = compiled === 0 ? await run(['tools/brand/src/cli/bundle.ts', ...process.argv.slice(2)]) : compiled;
