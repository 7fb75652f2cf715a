import { spawn } from 'node:child_process';
import { workspaceRoot } from '../src/compile/options.ts';

/** Runs a command and returns its duration in seconds. When the command fails, throws an error with its output. */
export async function timeCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<{ seconds: number; output: string }> {
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd: workspaceRoot,
    env: { ...process.env, ...environment },
  });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${output}`);
  return { seconds: (performance.now() - start) / 1000, output };
}
