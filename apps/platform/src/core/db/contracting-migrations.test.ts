import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrationsFolder } from './migrations-folder.ts';

/** Number of the first migration to check. Earlier migrations have already run on every database. */
const firstChecked = 21;

/**
 * Pattern of the first line of a contracting migration. Such a migration removes something that the previous version of
 * the gateway uses, for example a column. The reason is after the colon.
 */
const contractingMark = /^-- contracting: \S/;

/** SQL patterns of changes that break a running gateway of the previous version. */
const contractingChanges: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['drops a table', /\bdrop\s+table\b/i],
  ['drops a column', /\bdrop\s+column\b/i],
  ['renames', /\brename\s+(?:to|column|constraint)\b/i],
  ['changes the type of a column', /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i],
  ['forbids null in an existing column', /\balter\s+column\s+\S+\s+set\s+not\s+null\b/i],
  [
    'adds a column that must have a value',
    /\badd\s+column\b(?![^;]*\bdefault\b)(?![^;]*\bgenerated\b)[^;]*\bnot\s+null\b/i,
  ],
];

const findContractingChanges = (migration: string): readonly string[] => {
  if (contractingMark.test(migration)) return [];
  const statements = migration
    .replace(/--.*$/gm, '')
    .replace(/\$\$[\s\S]*?\$\$/g, '')
    .split(';');
  return contractingChanges.flatMap(([name, pattern]) =>
    statements.some((statement) => pattern.test(statement)) ? [name] : [],
  );
};

it.each([
  ['ALTER TABLE "games" DROP COLUMN "name";', 'drops a column'],
  ['DROP TABLE "games";', 'drops a table'],
  ['ALTER TABLE "games" RENAME TO "titles";', 'renames'],
  ['ALTER TABLE "games" RENAME COLUMN "name" TO "title";', 'renames'],
  ['ALTER TABLE "games" ALTER COLUMN "name" SET DATA TYPE integer;', 'changes the type of a column'],
  ['ALTER TABLE "games" ALTER COLUMN "name" SET NOT NULL;', 'forbids null in an existing column'],
  ['ALTER TABLE "games" ADD COLUMN "title" text NOT NULL;', 'adds a column that must have a value'],
])('finds that %s is contracting', (statement, change) => {
  expect(findContractingChanges(statement)).toEqual([change]);
  expect(findContractingChanges(`-- contracting: no version uses it since May\n${statement}`)).toEqual([]);
});

it.each([
  'ALTER TABLE "games" ADD COLUMN "title" text;',
  'ALTER TABLE "games" ADD COLUMN "title" text DEFAULT \'\' NOT NULL;',
  'CREATE TABLE "titles" ("name" text NOT NULL);',
])('accepts the expanding change %s', (statement) => {
  expect(findContractingChanges(statement)).toEqual([]);
});

it('finds no contracting change in a new migration without the mark', async () => {
  const names = (await readdir(migrationsFolder)).filter((name) => /^\d{4}_.*\.sql$/.test(name)).sort();
  const found: Record<string, readonly string[]> = {};
  for (const name of names.slice(firstChecked)) {
    const changes = findContractingChanges(await readFile(join(migrationsFolder, name), 'utf8'));
    if (changes.length > 0) found[name] = changes;
  }
  expect(
    found,
    'Expand first. Contract in a later version, and begin that migration with `-- contracting: <why>`',
  ).toEqual({});
});
