import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const onPath = (names: readonly string[]): string[] =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
/** Returns true if the browser starts. It does not start if a system library is missing. */
const canStart = (path: string): boolean =>
  existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;

/**
 * Finds a Chromium that starts. Tries the path in `CHROMIUM_PATH`, the Chromium of Playwright and the Chromium of the
 * system. Returns undefined if none of them starts.
 */
export const findChromium = (): string | undefined => {
  const configuredPath = process.env.CHROMIUM_PATH;
  const candidates = configuredPath ? [configuredPath] : [chromium.executablePath(), ...onPath(names), macChrome];
  return candidates.find(canStart);
};

/**
 * Finds the headless shell of the system, a Chromium without windows. Returns undefined if no headless shell starts,
 * or if `CHROMIUM_PATH` is set.
 */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROMIUM_PATH ? undefined : onPath(shells).find(canStart);

/**
 * Returns the path of a Chromium that starts.
 * @throws an Error that describes what to do if there is none
 */
export const getChromiumPath = (): string => {
  const path = findChromium();
  if (path) return path;
  throw new Error(
    process.env.CHROMIUM_PATH
      ? `CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, but no browser starts there. Correct it or unset it.`
      : 'No Chromium was found, so pages cannot be tested. Run `npx playwright install chromium`, install the system ' +
          'package, or set CHROMIUM_PATH.',
  );
};

/**
 * Returns the path of the headless shell, or of a Chromium if there is no headless shell. It is for tests that need
 * only the content of pages. A headless shell starts only one process per page and is a fifth faster, but it shows no
 * notifications.
 * @throws the Error of `getChromiumPath` if no browser starts
 */
export const getHeadlessShellPath = (): string => findHeadlessShell() ?? getChromiumPath();
