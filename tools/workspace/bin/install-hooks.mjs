import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// A source archive has no .git: nothing to configure.
if (existsSync('.git')) execFileSync('git', ['config', 'core.hooksPath', 'tools/workspace/hooks']);
