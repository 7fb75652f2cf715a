import { existsSync, readFileSync } from 'node:fs';
import { lotteryFamilies } from '@livery/contract/lottery/families';
import { expect, it } from 'vitest';
import { settingNames } from './config.ts';

const root = new URL('../../../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const operations = read('docs/operations.md');

/** Settings that only end-to-end tests use. */
const testSettings = ['CAPTCHA_DIGITS'];
/**
 * Settings of the game provider, except the settings for tests. The package of the provider has no exports, so the
 * names are found in its source code.
 */
const providerSettings = [...read('apps/provider/src/config/config.ts').matchAll(/^ {2}(PROVIDER_[A-Z_]+):/gm)]
  .map(([, name = '']) => name)
  .filter((name) => !/_(?:TEMPO|FAULTS)$/.test(name));
const documented = [...settingNames.filter((name) => !testSettings.includes(name)), ...providerSettings].sort();

it('lists every setting once in docs/operations.md', () => {
  const [, section = ''] = /^## Settings\n(.*?)^## /ms.exec(operations) ?? [];
  const rows = [...section.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
  );
  expect(rows.sort()).toEqual(documented);
});

it('lists every setting once in .env.example', () => {
  const names = [...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(names.sort()).toEqual(documented);
});

it('names only commands, settings and files in docs/operations.md that exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = [...operations.matchAll(/npm run ([a-z:-]+)/g)].map(([, name = '']) => name);
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const files = [...operations.matchAll(/(?:`|node --import tsx )((?:apps|docs|tools)\/[\w./-]+\.\w+)/g)].map(
    ([, path = '']) => path,
  );
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  const settings = [...operations.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)[=`]/g)].map(([, name = '']) => name);
  /**
   * Names in docs/operations.md that look like environment variables of the gateway but are not. They are settings of
   * the game provider, the name BACK_OFFICE in a key file, a setting of Node, and names of lottery families.
   */
  const others: readonly string[] = [...providerSettings, 'BACK_OFFICE', 'NODE_EXTRA_CA_CERTS', ...lotteryFamilies];
  expect(settings.filter((name) => !settingNames.includes(name) && !others.includes(name))).toEqual([]);
});
