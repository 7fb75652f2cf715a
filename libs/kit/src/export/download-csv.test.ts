// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { downloadCsv } from './download-csv.ts';

test('writes UTF-8 that a spreadsheet detects, so a right-to-left name stays intact', async () => {
  let saved: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved = blob as Blob;
    return 'blob:test';
  });
  await downloadCsv(
    'team',
    ['عضو', '=النتيجة'],
    [
      ['نور', '12.50'],
      ['a, "b"', '-0.10'],
    ],
  );
  const bytes = new Uint8Array(await saved!.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([`عضو,"'=النتيجة"`, 'نور,12.50', '"a, ""b""",-0.10']);
});

test('escapes formulas as plain text and keeps negative numbers as numbers', async () => {
  let saved: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved = blob as Blob;
    return 'blob:test';
  });
  await downloadCsv(
    'team',
    ['Member', 'Result'],
    [
      ['=1+1', '-12.50'],
      ['-1+2', '@who'],
      ['lena', '+5'],
    ],
  );
  expect((await saved?.text())?.split('\r\n').slice(1)).toEqual([`"'=1+1",-12.50`, `"'-1+2","'@who"`, `lena,"'+5"`]);
});
