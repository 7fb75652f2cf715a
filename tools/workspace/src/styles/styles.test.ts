import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import stylelint from 'stylelint';
import { describe, expect, test } from 'vitest';

const workspace = join(import.meta.dirname, '../../../..');
const folder = join(import.meta.dirname, '../../fixtures/styles');
const names = (kind: string) => readdirSync(join(folder, kind));
const lint = async (kind: string, name: string) => {
  const { results } = await stylelint.lint({
    code: readFileSync(join(folder, kind, name), 'utf8'),
    codeFilename: join(workspace, 'libs/ui/src/tile', name),
    configFile: join(workspace, 'stylelint.config.js'),
  });
  return results[0]!.warnings
    .filter((warning) => warning.rule !== 'declaration-block-single-line-max-declarations')
    .map((warning) => warning.rule);
};

const rules: Record<string, string> = {
  'physical-side.css': 'csstools/use-logical',
  'physical-inset.css': 'csstools/use-logical',
  'physical-align.css': 'csstools/use-logical',
  'raw-hex.css': 'color-no-hex',
  'named-colour.css': 'color-named',
  'colour-function.css': 'function-disallowed-list',
};

describe('rejects', () => {
  test.each(names('forbidden'))('%s', async (name) => {
    expect(await lint('forbidden', name)).toContain(rules[name] ?? 'declaration-property-value-disallowed-list');
  });
});

describe('allows', () => {
  test.each(names('allowed'))('%s', async (name) => {
    expect(await lint('allowed', name)).toEqual([]);
  });
});
