import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const readIncludes = (config: string): string[] =>
  (JSON.parse(readFileSync(new URL(config, root), 'utf8')) as { include: string[] }).include;
const projects = ['apps', 'libs', 'tools']
  .flatMap((group) => readdirSync(new URL(`${group}/`, root)).map((name) => ({ group, name })))
  .filter(({ name }) => name !== 'workspace');

test.each(projects)('the shared type check includes all of $group/$name', ({ group, name }) => {
  const checked = readIncludes('tsconfig.json');
  const uncovered = readIncludes(`${group}/${name}/tsconfig.json`).filter(
    (entry) => !checked.includes(`${group}/*/${entry}`) && !checked.includes(`${group}/${name}/${entry}`),
  );
  expect(uncovered).toEqual([]);
});
