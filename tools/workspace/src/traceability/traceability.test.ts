import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findMissingTests, findTestReferences, workspace } from './test-references.ts';

const requirementFiles = readdirSync(`${workspace}docs/requirements`).filter((file) => file.endsWith('.md'));
const read = (requirementFile: string): string =>
  readFileSync(`${workspace}docs/requirements/${requirementFile}`, 'utf8');

test.each(requirementFiles)('finds every test that %s names', (requirementFile) => {
  const references = findTestReferences(read(requirementFile));
  expect(references.length).toBeGreaterThan(0);
  expect(findMissingTests(references)).toEqual([]);
});

test.each(requirementFiles)('finds a test for each requirement of %s', (requirementFile) => {
  const rows = read(requirementFile)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| requirement '));
  expect(rows.filter((row) => findTestReferences(row).length === 0)).toEqual([]);
});
