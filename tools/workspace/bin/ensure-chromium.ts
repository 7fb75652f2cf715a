import { spawnSync } from 'node:child_process';
import { findChromium } from '../src/chromium.ts';

const minutes = 60_000;
const attempt = (command: string, args: string[], limit: number): void => {
  console.log(`No browser yet: ${command} ${args.join(' ')} …`);
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: limit,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
};
const sources = [
  () => attempt('npx', ['playwright', 'install', 'chromium'], 3 * minutes),
  () => {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
    attempt('apt-get', ['update'], 2 * minutes);
    attempt(
      'apt-get',
      ['install', '-y', '--no-install-recommends', 'chromium', 'chromium-headless-shell'],
      4 * minutes,
    );
  },
];

for (const source of sources) if (!process.env.CHROMIUM_PATH && !findChromium()) source();

if (!findChromium()) {
  console.error(
    'No Chromium could be found or installed: the tests of stories and journeys will fail. Install one and set CHROMIUM_PATH.',
  );
  process.exit(1);
}
