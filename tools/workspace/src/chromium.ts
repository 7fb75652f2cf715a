import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const onPath = (names: readonly string[]): string[] =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
/** Returns true when the browser starts. An installed browser may lack system libraries. */
const canStart = (path: string): boolean =>
  existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;

/**
 * Finds the Chromium to use: `CHROMIUM_PATH`, Playwright's own, or the system's; undefined when none of them starts.
 */
export const findChromium = (): string | undefined => {
  const configuredPath = process.env.CHROMIUM_PATH;
  const candidates = configuredPath ? [configuredPath] : [chromium.executablePath(), ...onPath(names), macChrome];
  return candidates.find(canStart);
};

/** The system's headless shell (Chromium without windows), if installed. */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROMIUM_PATH ? undefined : onPath(shells).find(canStart);

/** @throws Error when no Chromium can be used; the message names the remedy. */
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
 * Path of the browser for tests that need only pages: a headless shell, with one renderer per page, is a fifth faster.
 * It has no notifications. Throws like `getChromiumPath`.
 */
export const getHeadlessShellPath = (): string => findHeadlessShell() ?? getChromiumPath();
