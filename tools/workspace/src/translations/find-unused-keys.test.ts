import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { findUnusedKeys } from './find-unused-keys.ts';

const root = join(import.meta.dirname, '../../../../');
const fixtures = join(import.meta.dirname, '../../fixtures/translations');
const tsconfig = join(root, 'tsconfig.base.json');

test('reports the keys that no file uses, and none that a file composes or passes on', () => {
  const unused = findUnusedKeys({
    tsconfig,
    files: [join(fixtures, 'cart-screen.tsx')],
    locale: join(fixtures, 'locale'),
  });
  expect(unused).toEqual(['cart:unused', 'cart:onlyNamed', 'shop:unused']);
});

test('rejects a key that the English texts lack', () => {
  const fixture = join(fixtures, 'misspelt-key.ts');
  const { options } = ts.parseJsonConfigFileContent(
    { extends: tsconfig, files: [fixture, join(root, 'libs/kit/src/i18n/translation-key.ts')] },
    ts.sys,
    fixtures,
  );
  const program = ts.createProgram([fixture, join(root, 'libs/kit/src/i18n/translation-key.ts')], options);
  const messages = program
    .getSemanticDiagnostics(program.getSourceFile(fixture))
    .map(({ start, messageText }) => [start, ts.flattenDiagnosticMessageText(messageText, '\n')]);
  expect(messages).toEqual([[expect.any(Number), expect.stringContaining('["nav.hom"]')]]);
});
