import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const workspace = fileURLToPath(new URL('../../../../', import.meta.url));
const requirementFiles = readdirSync(`${workspace}docs/requirements`).filter((file) => file.endsWith('.md'));

/**
 * Finds all references to tests in the tables of a document. A reference has the form `file` › title, or `file`: title.
 * The title may be only the start of the test's title.
 */
const findNamedTests = (requirementFile: string): { readonly file: string; readonly name: string }[] =>
  [
    ...readFileSync(`${workspace}docs/requirements/${requirementFile}`, 'utf8').matchAll(
      /`([^`\n]+\.tsx?)`(?: ›|:) (.+?)(?=<br>| \|\n)/g,
    ),
  ].map(([, file = '', name = '']) => ({ file, name: name.replaceAll('\\|', '|') }));

test.each(requirementFiles)('finds every test that %s names', (requirementFile) => {
  const named = findNamedTests(requirementFile);
  expect(named.length).toBeGreaterThan(0);
  const missing = named.filter(
    ({ file, name }) =>
      !existsSync(workspace + file) ||
      !readFileSync(workspace + file, 'utf8')
        .replaceAll("\\'", "'")
        .includes(name),
  );
  expect(missing).toEqual([]);
});

test.each(requirementFiles)('finds a test for each requirement of %s', (requirementFile) => {
  const rows = readFileSync(`${workspace}docs/requirements/${requirementFile}`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| requirement '));
  expect(rows.filter((row) => !/`[^`]+\.tsx?`(?: ›|:) /.test(row))).toEqual([]);
});
