import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const workspace = fileURLToPath(new URL('../../../../', import.meta.url));
const walks = readdirSync(`${workspace}docs/walks`).filter((file) => file.endsWith('.md'));

/** Every `file` › name, or `file`: name, of a table. A name may be the beginning of a longer one. */
const heldBy = (walk: string): { readonly file: string; readonly name: string }[] =>
  [
    ...readFileSync(`${workspace}docs/walks/${walk}`, 'utf8').matchAll(
      /`([^`\n]+\.tsx?)`(?: ›|:) (.+?)(?=<br>| \|\n)/g,
    ),
  ].map(([, file = '', name = '']) => ({ file, name: name.replaceAll('\\|', '|') }));

test.each(walks)('%s names tests that are there', (walk) => {
  const named = heldBy(walk);
  expect(named.length).toBeGreaterThan(0);
  const gone = named.filter(
    ({ file, name }) =>
      !existsSync(workspace + file) ||
      !readFileSync(workspace + file, 'utf8')
        .replaceAll("\\'", "'")
        .includes(name),
  );
  expect(gone).toEqual([]);
});

test.each(walks)('%s has a test for each promise', (walk) => {
  const rows = readFileSync(`${workspace}docs/walks/${walk}`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:promise|requirement) /.test(line));
  expect(rows.filter((row) => !/`[^`]+\.tsx?`(?: ›|:) /.test(row))).toEqual([]);
});
