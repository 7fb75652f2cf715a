import { spawnSync } from 'node:child_process';
import { findChromium, findHeadlessShell } from '../src/chromium.ts';

const minutes = 60_000;
const attempt = (command: string, args: string[], limit: number): void => {
  console.log(`${command} ${args.join(' ')} …`);
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: limit,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
};

const canInstallPackages = process.platform === 'linux' && process.getuid?.() === 0;
let isListUpdated = false;
/** Installs Debian packages, if this process has the permission. */
const installPackages = (...names: string[]): void => {
  if (!canInstallPackages) return;
  if (!isListUpdated) attempt('apt-get', ['update'], 2 * minutes);
  isListUpdated = true;
  attempt('apt-get', ['install', '-y', '--no-install-recommends', ...names], 4 * minutes);
};

const sources = [
  () => attempt('npx', ['playwright', 'install', 'chromium'], 3 * minutes),
  () => installPackages('chromium', 'chromium-headless-shell'),
];
for (const source of sources) if (!process.env.CHROMIUM_PATH && !findChromium()) source();

if (!findChromium()) {
  console.error(
    'No Chromium could be found or installed: the tests of stories and journeys will fail. Install one and set CHROMIUM_PATH.',
  );
  process.exit(1);
}

// Also installs the headless shell (a Chromium without windows). With the full Chromium, end-to-end tests and story
// tests take a quarter longer (ADR 145).
if (!process.env.CHROMIUM_PATH && !findHeadlessShell()) installPackages('chromium-headless-shell');

const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;
if (!hasNginx()) installPackages('nginx-light');
if (!hasNginx())
  console.log('SKIPPED: this machine has no nginx, so the test of a whole deployment does not run. Install nginx.');
