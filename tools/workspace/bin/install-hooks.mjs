import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// An archive of the sources has no .git folder, so there is nothing to configure.
if (existsSync('.git')) execFileSync('git', ['config', 'core.hooksPath', 'tools/workspace/hooks']);
