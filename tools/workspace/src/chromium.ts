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
 * Finds a Chromium that starts: the one in `CHROMIUM_PATH`, Playwright's or the system's. Returns undefined if none of
 * them starts.
 */
export const findChromium = (): string | undefined => {
  const configuredPath = process.env.CHROMIUM_PATH;
  const candidates = configuredPath ? [configuredPath] : [chromium.executablePath(), ...onPath(names), macChrome];
  return candidates.find(canStart);
};

/** Finds the system's headless shell, a Chromium without windows. Returns undefined if it is not installed. */
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
 * Returns the path of the browser for tests that need only pages. A headless shell starts only one process per page and
 * is a fifth faster, but it shows no notifications.
 * @throws like `getChromiumPath`
 */
export const getHeadlessShellPath = (): string => findHeadlessShell() ?? getChromiumPath();
