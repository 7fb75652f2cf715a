import { expect, it } from 'vitest';
import { normalizeSearchText } from './normalize-text.ts';

it.each([
  ['Hồ Chí Minh', 'ho chi minh'],
  ['Đồng Tháp', 'dong thap'],
  ['  Búsqueda  del Águila ', 'busqueda del aguila'],
  ['أسرار', 'اسرار'],
  ['تخته‌نرد', 'تختهنرد'],
  ['یاقوت', 'ياقوت'],
  ['Hold’em', "hold'em"],
])('normalizes %s to %s', (text, folded) => {
  expect(normalizeSearchText(text)).toBe(folded);
});
