import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isReservedCode } from '@livery/merchant/reserved-codes';
import { expect, test } from 'vitest';
import { workspaceRoot } from '../compile/options.ts';

async function listProjects(): Promise<string[]> {
  const folders = await Promise.all(
    ['apps', 'libs', 'tools'].map(async (group) =>
      (await readdir(join(workspaceRoot, group), { withFileTypes: true }))
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(group, name)),
    ),
  );
  const names = await Promise.all(
    ['.', ...folders.flat()].map(async (folder) => {
      const text = await readFile(join(workspaceRoot, folder, 'package.json'), 'utf8').catch(() => '{}');
      return (JSON.parse(text) as { nx?: { name?: string } }).nx?.name ?? [];
    }),
  );
  return names.flat();
}

test('reserves the name of every project, because a brand file is a project too', async () => {
  const projects = await listProjects();
  expect(projects).toContain('livery');
  expect(projects.filter((name) => !isReservedCode(name))).toEqual([]);
});
