import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// An archive of the sources has no .git folder. Then there are no hooks to configure.
if (existsSync('.git')) execFileSync('git', ['config', 'core.hooksPath', 'tools/workspace/hooks']);
