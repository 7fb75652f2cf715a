import { languageTable } from '@livery/merchant/language-table';
import { expect, it } from 'vitest';
import { flags } from './flags.ts';

it('has a flag for every language, and no other', () => {
  const expectedFlags = new Set(Object.values(languageTable).map(({ flag }) => flag as string));
  expect(new Set(Object.keys(flags))).toEqual(expectedFlags);
});
