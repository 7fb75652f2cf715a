// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { saveCsv } from './save-csv.ts';

test('what would be a formula is made plain text, numbers below zero stay numbers', async () => {
  let saved: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved = blob as Blob;
    return 'blob:test';
  });
  await saveCsv('team', ['Member', 'Result'], [['=1+1', '-12.50'], ['-1+2', '@who'], ['lena', '+5']]);
  expect((await saved?.text())?.split('\r\n').slice(1)).toEqual([`"'=1+1",-12.50`, `"'-1+2","'@who"`, `lena,"'+5"`]);
});
