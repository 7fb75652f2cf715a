import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const workspace = new URL('../../../../', import.meta.url).pathname;
/**
 * Style sheets that may use the height of the bottom bar:
 * - the bar itself
 * - the app shell, which reserves the space for the bar on all screens
 * - elements directly above the bar
 * - the agent dashboard, which has its own bar
 */
const allowed = [
  'apps/mobile/src/app-shell/shell.module.css',
  'apps/mobile/src/update/update-bar.module.css',
  'libs/agent/src/dashboard/agent-dashboard.module.css',
  'libs/ui/src/bottom-navigation/bottom-navigation.module.css',
  'libs/ui/src/tokens/tokens.css',
];

const findStyleSheets = (folder: string): string[] =>
  readdirSync(workspace + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${folder}/${file}`);

test('finds no screen that reserves space for the bottom bar itself', () => {
  const sheets = ['apps/mobile', ...readdirSync(`${workspace}libs`).map((lib) => `libs/${lib}`)].flatMap((project) =>
    findStyleSheets(`${project}/src`),
  );
  const users = sheets.filter((sheet) => readFileSync(workspace + sheet, 'utf8').includes('--size-bar'));
  expect(sheets.length).toBeGreaterThan(50);
  expect(users.sort()).toEqual(allowed);
});
