import { expect, it } from 'vitest';
import { maskName } from './mask-name.ts';

it.each([
  ['juanmiguel', 'ju***el'],
  ['demo', 'd***o'],
  ['abc', 'a***'],
  ['نجمة_الليل', 'نج***يل'],
])('masks %s as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
