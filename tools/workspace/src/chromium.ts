import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const onPath = (names: readonly string[]): string[] =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
/** A browser may be there and yet lack its system libraries. */
const canStart = (path: string): boolean =>
  existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;

/** The Chromium to use: `CHROMIUM_PATH`, Playwright's own, or the system's; nothing when none of them starts. */
export const findChromium = (): string | undefined => {
  const configuredPath = process.env.CHROMIUM_PATH;
  const candidates = configuredPath ? [configuredPath] : [chromium.executablePath(), ...onPath(names), macChrome];
  return candidates.find(canStart);
};

/** The system's Chromium without windows, where there is one. */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROMIUM_PATH ? undefined : onPath(shells).find(canStart);

/** @throws Error when there is no Chromium to use, with what to do about it. */
export const getChromiumPath = (): string => {
  const path = findChromium();
  if (path) return path;
  throw new Error(
    process.env.CHROMIUM_PATH
      ? `CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, and no browser starts there. Correct it or unset it.`
      : 'No Chromium was found, so pages cannot be tested. Run `npx playwright install chromium`, install the system package, or set CHROMIUM_PATH.',
  );
};

/** The browser for what needs no more than pages: one that draws no windows, with a renderer for each, is a fifth quicker. It has no notifications. Errors as `chromiumPath`. */
export const getHeadlessShellPath = (): string => findHeadlessShell() ?? getChromiumPath();
