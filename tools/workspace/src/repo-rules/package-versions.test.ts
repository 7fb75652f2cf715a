import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findVersionProblems, type Manifest } from './package-versions.ts';

const workspace = fileURLToPath(new URL('../../../../', import.meta.url));

const readManifests = (): Manifest[] =>
  ['package.json']
    .concat(
      ['apps', 'libs', 'tools'].flatMap((group) =>
        readdirSync(join(workspace, group)).map((name) => `${group}/${name}/package.json`),
      ),
    )
    .filter((path) => existsSync(join(workspace, path)))
    .map((path) => ({ ...JSON.parse(readFileSync(join(workspace, path), 'utf8')), path }));

test('accepts the manifests of the repository', () => {
  const manifests = readManifests();
  expect(manifests.length).toBeGreaterThan(10);
  expect(findVersionProblems(manifests)).toEqual([]);
});

test('reports a version range', () => {
  expect(findVersionProblems([{ path: 'a/package.json', dependencies: { react: '^19.0.0' } }])).toEqual([
    'a/package.json: pin an exact version of react (^19.0.0)',
  ]);
});

test('accepts an alias with an exact version, and reports one with a range', () => {
  const find = (version: string) => findVersionProblems([{ path: 'package.json', devDependencies: { ts: version } }]);
  expect(find('npm:typescript@7.0.2')).toEqual([]);
  expect(find('npm:typescript@^7.0.2')).toEqual(['package.json: pin an exact version of ts (npm:typescript@^7.0.2)']);
});

test('reports two versions of one package, with both manifests', () => {
  expect(
    findVersionProblems([
      { path: 'a/package.json', dependencies: { react: '19.3.1', '@livery/kit': '*' } },
      { path: 'b/package.json', devDependencies: { react: '19.3.0' } },
    ]),
  ).toEqual(['b/package.json: react 19.3.0 differs from 19.3.1 in a/package.json']);
});
