import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoContentInstead } from './demo-content.js';
import { layers } from './layers.js';

const workspace = join(import.meta.dirname, '../../../..');
const fixtures = (kind: string) => {
  const folder = join(import.meta.dirname, '../../fixtures/boundaries', kind);
  return readdirSync(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return { name, text, filePath: join(workspace, text.split('\n')[0]!.replace('// as ', '')) };
  });
};
const imports = (text: string): number => text.match(/\bimport\b/g)?.length ?? 0;

let eslint: ESLint;
const lint = async ({ text, filePath }: { text: string; filePath: string }) =>
  (await eslint.lintText(text, { filePath }))[0]!.messages;

beforeAll(async () => {
  await createProjectGraphAsync({ exitOnError: false });
  eslint = new ESLint({ cwd: workspace });
});

describe('rejects an import, and names the alternative', () => {
  test.each(fixtures('forbidden'))('$name', async (fixture) => {
    const messages = await lint(fixture);
    expect(messages).toHaveLength(imports(fixture.text));
    const remedies = [...Object.values(layers).map((layer) => layer.instead), demoContentInstead].map((remedy) =>
      remedy.replace(/\.$/, ''),
    );
    for (const { message } of messages) expect(remedies.filter((remedy) => message.includes(remedy))).toHaveLength(1);
  });
});

describe('allows an import', () => {
  test.each(fixtures('allowed'))('$name', async (fixture) => {
    expect(await lint(fixture)).toEqual([]);
  });
});

test('assigns exactly one layer to every project', async () => {
  const graph = await createProjectGraphAsync({ exitOnError: false });
  const projects = Object.values(graph.nodes).filter((node) => /^(apps|libs|tools)\//.test(node.data.root));
  for (const { name, data } of projects) {
    const tags = (data.tags ?? []).filter((tag) => tag.startsWith('layer:'));
    expect(tags, name).toHaveLength(1);
    expect(Object.keys(layers), name).toContain(tags[0]!.slice('layer:'.length));
  }
});
