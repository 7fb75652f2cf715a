import { expect, it } from 'vitest';
import { toFixChanges } from './fix-changes.ts';

const document = {
  theme: { accent: '#fff', font: { body: 'lora' } },
  domains: ['A.example', 'b.example'],
  flgs: { DEPOSIT: true, MISSION: false },
};

it('sets one value', () => {
  expect(toFixChanges(document, { path: ['theme', 'accent'], value: '#c2182b' })).toEqual([
    { path: ['document', 'theme', 'accent'], to: '#c2182b' },
  ]);
});

it('changes an item of a list through the whole list', () => {
  expect(toFixChanges(document, { path: ['domains', 0], value: 'a.example' })).toEqual([
    { path: ['document', 'domains'], to: ['a.example', 'b.example'] },
  ]);
  expect(toFixChanges(document, { path: ['domains', 1] })).toEqual([
    { path: ['document', 'domains'], to: ['A.example'] },
  ]);
});

it('renames a key with everything in it', () => {
  expect(toFixChanges(document, { path: ['flgs'], renameTo: 'flags' })).toEqual([
    { path: ['document', 'flgs', 'DEPOSIT'], to: null },
    { path: ['document', 'flgs', 'MISSION'], to: null },
    { path: ['document', 'flags', 'DEPOSIT'], to: true },
    { path: ['document', 'flags', 'MISSION'], to: false },
  ]);
});

it('removes a branch', () => {
  expect(toFixChanges(document, { path: ['theme', 'font'] })).toEqual([
    { path: ['document', 'theme', 'font', 'body'], to: null },
  ]);
});
