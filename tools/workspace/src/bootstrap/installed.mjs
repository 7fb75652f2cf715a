import { existsSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} Entry
 * @typedef {Record<string, Entry>} Packages entries of a lock file, by folder
 */

const readPackages = (/** @type {string} */ file) =>
  existsSync(file) ? /** @type {Packages} */ (JSON.parse(readFileSync(file, 'utf8')).packages) : undefined;

/**
 * Returns the packages that are missing in node_modules or whose version differs from the version in the lock file.
 * Omits optional packages, because npm installs only the optional packages of the current platform.
 * @param {Packages} wanted packages of package-lock.json
 * @param {Packages | undefined} present packages of node_modules/.package-lock.json, which npm writes at the end of
 * an installation
 */
export const outdated = (wanted, present) =>
  Object.entries(wanted)
    .filter(([folder, entry]) => folder.includes('node_modules/') && !entry.optional && !entry.devOptional)
    .filter(([folder, entry]) => present?.[folder]?.version !== entry.version || !present?.[folder])
    .map(([folder]) => folder);

/** Installs the dependencies if some are missing or the lock file has changed. Ends the process if npm fails. */
export const ensureInstalled = (/** @type {string} */ root) => {
  const wanted = readPackages(join(root, 'package-lock.json')) ?? {};
  const missing = outdated(wanted, readPackages(join(root, 'node_modules/.package-lock.json')));
  if (missing.length === 0) return;
  console.log(`Installing the dependencies (${missing.length} packages missing or changed) …`);
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error(
    'The dependencies could not be installed: see the output of npm above. Is the package registry available?',
  );
  process.exit(1);
};
