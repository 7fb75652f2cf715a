import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * Script of this folder that a test runs in a process and kills. The script and its packages are bundled into one
 * JavaScript file, which starts ten times faster than the TypeScript sources.
 */
export interface KillableScript {
  /**
   * Starts a process with the script, and waits for the first IPC message of the process. Rejects with an Error if
   * the process ends before this message.
   */
  readonly start: (...args: readonly string[]) => Promise<ChildProcess>;
  readonly remove: () => Promise<void>;
}

/** Bundles a script of this folder, for example `publish-releases.ts`. */
export const buildKillableScript = async (name: string): Promise<KillableScript> => {
  const outDir = await mkdtemp(join(tmpdir(), 'livery-killable-'));
  const entry = fileURLToPath(new URL(name, import.meta.url));
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['pg-native', 'pg-cloudflare'] },
    build: { ssr: entry, outDir, emptyOutDir: true },
  });
  const script = join(outDir, `${basename(name, '.ts')}.js`);
  return {
    start: async (...args) => {
      const child = fork(script, [...args], { execArgv: [] });
      const exit = once(child, 'exit').then(() => Promise.reject(new Error(`${name} has not started`)));
      await Promise.race([once(child, 'message'), exit]);
      exit.catch(() => undefined);
      return child;
    },
    remove: () => rm(outDir, { recursive: true }),
  };
};
