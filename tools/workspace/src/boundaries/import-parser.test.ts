import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { importParser } from './import-parser.js';

const linter = new Linter();

/** A rule that reports each import of a file, in the same way as the rules of the boundaries. */
const listImports = {
  create: (context: { report: (found: object) => void }) => {
    const report = (node: { type: string; source?: { value?: unknown } | null }) => {
      if (typeof node.source?.value === 'string') context.report({ node, message: `import ${node.source.value}` });
    };
    return {
      ImportDeclaration: report,
      ImportExpression: report,
      ExportAllDeclaration: report,
      ExportNamedDeclaration: report,
      CallExpression: (node: { arguments: { value?: unknown }[] }) => {
        if (typeof node.arguments[0]?.value === 'string')
          context.report({ node, message: `call ${node.arguments[0].value}` });
      },
    };
  },
};

const lint = (parser: object, code: string, filename = 'file.tsx') =>
  linter
    .verify(
      code,
      [
        {
          files: ['**/*.tsx', '**/*.ts'],
          languageOptions: { parser },
          plugins: { livery: { rules: { 'list-imports': listImports } } },
          rules: { 'livery/list-imports': 'error' },
        } as never,
      ],
      { filename },
    )
    .map(({ message, line, column, endLine, endColumn }) => ({ message, line, column, endLine, endColumn }));

const sample = `import type { Wide } from '@livery/one';
import '@livery/two'; import three, { a as b, type C } from "@livery/three";
export * from './four.ts';
export * as five from './five.ts';
export type { Six } from './six.ts';
export const seven = 'import eight from "./eight.ts"', text = \`→ \${b}\`;
// import nine from './nine.ts';
const load = async () => <C<Wide>>{(await import('./ten.ts')).default}</C>;
function late(this: Wide, name: string) { return import(name) as Promise<unknown>; }
const path = require.resolve('@livery/eleven'), file = require('twelve');
enum Kind { first = 'é' }
export { load, late, path, file, Kind };
`;

test('finds the same imports at the same places as the parser of all nodes', () => {
  const found = lint(importParser, sample);
  expect(found).toEqual(lint(tseslint.parser, sample));
  expect(found.map(({ message }) => message)).toEqual([
    'import @livery/one',
    'import @livery/two',
    'import @livery/three',
    'import ./four.ts',
    'import ./five.ts',
    'import ./six.ts',
    'import ./ten.ts',
    'call @livery/eleven',
    'call twelve',
  ]);
});

test('reports the line of a syntax error', () => {
  expect(lint(importParser, "import a from 'a';\nconst = 1;\n")).toMatchObject([{ line: 2 }]);
});

test('ignores a comment that switches off a rule', () => {
  const code = "// eslint-disable-next-line livery/list-imports\nimport '@livery/api';\n";
  expect(lint(importParser, code)).toMatchObject([{ message: 'import @livery/api', line: 2 }]);
});
