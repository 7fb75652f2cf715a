import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// An archive of the sources has no .git folder, so no git hooks can be configured there.
if (existsSync('.git')) execFileSync('git', ['config', 'core.hooksPath', 'tools/workspace/hooks']);
