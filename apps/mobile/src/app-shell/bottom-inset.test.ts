import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const workspace = new URL('../../../../', import.meta.url).pathname;
/** The bar itself, the shell that reserves its room once for every screen, what stands on the bar, and the agent's home, whose bar is its own. */
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

test('no screen keeps clear of the bottom bar by itself', () => {
  const sheets = ['apps/mobile', ...readdirSync(`${workspace}libs`).map((lib) => `libs/${lib}`)].flatMap((project) =>
    findStyleSheets(`${project}/src`),
  );
  const users = sheets.filter((sheet) => readFileSync(workspace + sheet, 'utf8').includes('--size-bar'));
  expect(sheets.length).toBeGreaterThan(50);
  expect(users.sort()).toEqual(allowed);
});
