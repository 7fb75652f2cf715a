import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Runs a script in a new Node process.
 * @param {string[]} args path of the script and its arguments; tsx runs a `.ts` script
 * @param {Record<string, string>} [env] variables that are added to this process's environment
 * @returns {Promise<number>} exit code, or 1 if a signal ended the script
 */
export const run = (args, env = {}) =>
  new Promise((resolve) => {
    const [script = '', ...rest] = args;
    const loader = script.endsWith('.ts')
      ? ['--import', pathToFileURL(createRequire(join(root, 'package.json')).resolve('tsx')).href]
      : [];
    const child = spawn(process.execPath, [...loader, script, ...rest], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.on('exit', (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(code ?? 1);
    });
  });

/** Runs Nx without its background process, its terminal interface and its prompts. */
export const nx = (/** @type {string[]} */ ...args) =>
  run([join(root, 'node_modules/nx/dist/bin/nx.js'), ...args], {
    CI: 'true',
    NX_DAEMON: 'false',
    NX_ISOLATE_PLUGINS: 'false',
    NX_TUI: 'false',
    NX_NO_CLOUD: 'true',
    LIVERY_COUNT: 'true',
  });
