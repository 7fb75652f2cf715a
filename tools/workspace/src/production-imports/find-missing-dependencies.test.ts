import { mkdtempSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findMissingDependencies } from './find-missing-dependencies.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

const readWorkspace = (): ReadonlyMap<string, string> =>
  new Map(
    ['apps', 'libs', 'tools'].flatMap((group) =>
      readdirSync(join(root, group)).map((name) => {
        const folder = join(root, group, name);
        return [(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string }).name, folder];
      }),
    ),
  );

/** Lists the programs that run in production: the servers, and the commands of the gateway. */
const listPrograms = (): readonly string[] => {
  const commands = join(root, 'apps/platform/src/commands');
  const servers = readdirSync(join(root, 'apps'))
    .map((name) => join(root, 'apps', name, 'src/main.ts'))
    .filter((file) => readdirSync(dirname(file)).includes('main.ts'));
  const commandFiles = readdirSync(commands)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(commands, name));
  return [...servers, ...commandFiles];
};

it('starts every server and command with the packages that `npm ci --omit=dev` installs', () => {
  const programs = listPrograms();
  expect(programs.map((file) => file.slice(root.length))).toEqual(
    expect.arrayContaining([
      'apps/platform/src/main.ts',
      'apps/provider/src/main.ts',
      'apps/platform/src/commands/migrate.ts',
    ]),
  );
  expect(findMissingDependencies(programs, readWorkspace())).toEqual([]);
});

it('has the loader of TypeScript among the packages of every server', () => {
  for (const program of listPrograms()) {
    const { dependencies } = JSON.parse(
      readFileSync(join(program.slice(0, program.indexOf('/src/')), 'package.json'), 'utf8'),
    ) as { dependencies: object };
    expect(Object.keys(dependencies), program).toContain('tsx');
  }
});

it('reports a package for development that a program loads through another package, but not one of types', () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-imports-'));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  write('app/package.json', '{ "name": "app", "dependencies": { "lib": "*" }, "devDependencies": { "vitest": "1" } }');
  write('app/main.ts', "import { a } from 'lib/deep';\nimport type { T } from 'vitest';\nimport './part.ts';\nvoid a;");
  write('app/part.ts', "await import('vitest/node');\nimport 'node:fs';");
  write(
    'lib/package.json',
    '{ "name": "lib", "exports": { "./deep": "./deep.ts" }, "devDependencies": { "zod": "1" } }',
  );
  write('lib/deep.ts', "export { a } from 'zod';");
  expect(findMissingDependencies([join(folder, 'app/main.ts')], new Map([['lib', join(folder, 'lib')]]))).toEqual([
    'app loads vitest',
    'lib loads zod',
  ]);
});
