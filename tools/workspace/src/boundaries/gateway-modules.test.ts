import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';
import { findUnusedDependencies, gatewayModulesRule, readDependsOn } from './gateway-modules.js';
import { importParser } from './import-parser.js';

const workspace = join(import.meta.dirname, '../../../..');
const modulesFolder = join(workspace, 'apps/platform/src/modules');

const fixtures = (kind: string) => {
  const folder = join(import.meta.dirname, '../../fixtures/gateway-modules', kind);
  return readdirSync(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return { name, text, filePath: join(workspace, text.split('\n')[0]!.replace('// as ', '')) };
  });
};
/**
 * Returns the ids of the expected lint messages. The second line of a fixture contains them, e.g. `// rejected as
 * core`.
 */
const expected = (text: string): string[] => text.split('\n')[1]!.replace('// rejected as ', '').split(', ');

// Only the tested rule runs. Other rules would read the project graph of Nx, which takes seconds.
const eslint = new ESLint({
  cwd: workspace,
  overrideConfigFile: true,
  overrideConfig: {
    files: ['**/*.ts'],
    languageOptions: { parser: importParser },
    plugins: { livery: { rules: { 'gateway-modules': gatewayModulesRule } } },
    rules: { 'livery/gateway-modules': 'error' },
  },
});
const lint = async ({ text, filePath }: { text: string; filePath: string }) =>
  (await eslint.lintText(text, { filePath }))[0]!.messages;

describe('rejects an import, and reports what to do instead', () => {
  test.each(fixtures('forbidden'))('$name', async (fixture) => {
    expect((await lint(fixture)).map(({ messageId }) => messageId)).toEqual(expected(fixture.text));
  });
});

describe('allows an import', () => {
  test.each(fixtures('allowed'))('$name', async (fixture) => {
    expect(await lint(fixture)).toEqual([]);
  });
});

describe('the configuration of the workspace', () => {
  test('has the rule for the files of the gateway', async () => {
    const config = await new ESLint({ cwd: workspace }).calculateConfigForFile(join(modulesFolder, 'sports/index.ts'));
    expect(config.rules['livery/gateway-modules']).toBeDefined();
  });
});

describe('readDependsOn', () => {
  test('reads the names in kebab-case and skips comments', () => {
    const text =
      'defineModule({ dependsOn: {\n  // it keeps: the books\n  ledger: ledgerModule, responsibleGaming: responsibleGamingModule } })';
    expect(readDependsOn(text).map(({ folder }) => folder)).toEqual(['ledger', 'responsible-gaming']);
  });
});

describe('findUnusedDependencies', () => {
  const define = (register: string, imports = '') => ({
    path: 'index.ts',
    text: [
      "import { ledgerModule } from '../ledger/index.ts';",
      imports,
      'export const walletModule = defineModule({',
      '  dependsOn: { ledger: ledgerModule },',
      `  register: ${register},`,
      '});',
      '',
    ].join('\n'),
  });

  test('finds a dependency of which only the definition is imported', () => {
    expect(findUnusedDependencies([define('(core) => core')])).toEqual(['ledger']);
  });

  test('counts a service that register takes', () => {
    expect(findUnusedDependencies([define('(core, { ledger }) => ledger')])).toEqual([]);
  });

  test('counts an import of another file, also of a type', () => {
    const file = { path: 'wallet.ts', text: "import type {\n  Balance,\n} from '../ledger/index.ts';\n" };
    expect(findUnusedDependencies([define('(core) => core'), file])).toEqual([]);
  });

  test('does not count a mention in a comment', () => {
    expect(findUnusedDependencies([define('(core) => core /* the ledger */')])).toEqual(['ledger']);
  });
});

describe('the modules of the gateway', () => {
  const modules = readdirSync(modulesFolder).map((name) => ({
    name,
    files: readdirSync(join(modulesFolder, name), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .map((path) => ({ path, text: readFileSync(join(modulesFolder, name, path), 'utf8') })),
  }));

  const namesIn = (texts: readonly string[], pattern: RegExp): string[] =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));

  const list = readFileSync(join(modulesFolder, '../modules.ts'), 'utf8');

  test.each(modules)('$name is defined in its index.ts under the name of its folder, and listed', ({ name, files }) => {
    const index = files.find(({ path }) => path === 'index.ts')?.text;
    expect(index).toContain(`name: '${name}',`);
    const [, definition = 'none'] = /export const (\w+Module) = defineModule/.exec(index ?? '') ?? [];
    expect(list).toMatch(new RegExp(`^ {2}${definition},$`, 'm'));
  });

  test.each(modules)('$name uses every module in its dependsOn', ({ files }) => {
    expect(findUnusedDependencies(files)).toEqual([]);
  });

  test.each(modules)('$name has a README.md with its tables, its jobs, its ports and its users', ({ name, files }) => {
    const readme = readFileSync(join(modulesFolder, name, 'README.md'), 'utf8');
    const texts = files.map(({ text }) => text);
    const users = modules
      .filter((user) => user.files.some(({ text }) => text.includes(`/${name}/index.ts'`)))
      .map((user) => user.name);
    const facts = [
      ...namesIn(texts, /pgTable\(\s*'(\w+)'/g),
      ...namesIn(texts, /jobs\.add\(\{\s*name: '([\w.-]+)'/g),
      ...namesIn(texts, /export const (\w+Port) = definePort/g),
      ...users,
    ];
    expect(facts.filter((fact) => !readme.includes(`\`${fact}\``))).toEqual([]);
  });
});
