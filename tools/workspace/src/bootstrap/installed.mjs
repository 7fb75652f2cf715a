import { existsSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} Entry
 * @typedef {Record<string, Entry>} Packages entries of a lock file, by folder
 */

const packagesOf = (/** @type {string} */ file) =>
  existsSync(file) ? /** @type {Packages} */ (JSON.parse(readFileSync(file, 'utf8')).packages) : undefined;

/**
 * Packages of the lock file that are missing or of another version in node_modules.
 * Optional ones are left out: npm installs only those of this platform.
 * @param {Packages} wanted of package-lock.json
 * @param {Packages | undefined} present of node_modules/.package-lock.json, which npm writes when it has finished
 */
export const outdated = (wanted, present) =>
  Object.entries(wanted)
    .filter(([folder, entry]) => folder.includes('node_modules/') && !entry.optional && !entry.devOptional)
    .filter(([folder, entry]) => present?.[folder]?.version !== entry.version || !present?.[folder])
    .map(([folder]) => folder);

/** Installs the dependencies when they are missing or the lock file has changed. Ends the process when npm fails. */
export const ensureInstalled = (/** @type {string} */ root) => {
  const wanted = packagesOf(join(root, 'package-lock.json')) ?? {};
  const missing = outdated(wanted, packagesOf(join(root, 'node_modules/.package-lock.json')));
  if (missing.length === 0) return;
  console.log(`Installing the dependencies (${missing.length} packages missing or changed) …`);
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error(
    'The dependencies could not be installed: see what npm says above. Is the package registry within reach?',
  );
  process.exit(1);
};
