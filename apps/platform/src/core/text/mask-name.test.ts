import { expect, it } from 'vitest';
import { maskName, maskPersonName } from './mask-name.ts';

it.each([
  ['juanmiguel', 'ju***el'],
  ['demo', 'd***o'],
  ['abc', 'a***'],
  ['نجمة_الليل', 'نج***يل'],
])('masks %s as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

it.each([
  ['Juan', 'J***'],
  [' María  de Peña ', 'M*** d*** P***'],
  ['نور الدين', 'ن*** ا***'],
])('masks the person %s as %s', (name, masked) => {
  expect(maskPersonName(name)).toBe(masked);
});
