import { expect, it } from 'vitest';
import { addFile, hasRoom, removeFile, shareFiles } from './own-font-changes.ts';

const hash = 'a1b2c3d4'.repeat(8);
const path = 'aurora/fonts/font-a1b2c3d4.woff2';
const added = { brand: 'aurora', role: 'display', hash, format: 'woff2' } as const;
const withFont = { theme: { font: { display: 'own', own: { display: { files: [path], fallback: 'serif' } } } } };

it('adds a font and uses it in one step, and the same file only once', () => {
  expect(addFile({ document: {}, assets: {} }, added)).toEqual([
    { path: ['assets', path], to: hash },
    { path: ['document', 'theme', 'font', 'own', 'display', 'files'], to: [path] },
    { path: ['document', 'theme', 'font', 'display'], to: 'own' },
  ]);
  expect(addFile({ document: withFont, assets: { [path]: hash } }, added)).toEqual([]);
});

it('has a limit of files', () => {
  expect(hasRoom(['1', '2', '3'])).toBe(true);
  expect(hasRoom(['1', '2', '3', '4'])).toBe(false);
});

it('removes the last file with everything that belongs to it', () => {
  const changes = removeFile({ document: withFont, assets: { [path]: hash } }, 'display', path);
  expect(changes).toContainEqual({ path: ['document', 'theme', 'font', 'own', 'display', 'files'], to: null });
  expect(changes).toContainEqual({ path: ['document', 'theme', 'font', 'own', 'display', 'fallback'], to: null });
  expect(changes).toContainEqual({ path: ['document', 'theme', 'font', 'display'], to: null });
  expect(changes).toContainEqual({ path: ['assets', path], to: null });
});

it('keeps the file as long as the texts use it too', () => {
  const shared = shareFiles({ document: withFont, assets: {} }, 'body');
  expect(shared).toContainEqual({ path: ['document', 'theme', 'font', 'own', 'body', 'files'], to: [path] });
  expect(shared).toContainEqual({ path: ['document', 'theme', 'font', 'own', 'body', 'fallback'], to: 'serif' });
  const { display } = withFont.theme.font.own;
  const document = { theme: { font: { display: 'own', body: 'own', own: { display, body: display } } } };
  const changes = removeFile({ document, assets: { [path]: hash } }, 'display', path);
  expect(changes.filter((change) => change.path[0] === 'assets')).toEqual([]);
});
