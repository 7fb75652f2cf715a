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
  ['Altın Yengeç', 'altin yengec'],
  ['Yoʻlbars', "yo'lbars"],
  ['بادشاہ', 'بادشاه'],
  ['４Ｄ', '4d'],
  ['ज़मीन', 'जमीन'],
])('normalizes %s to %s', (text, folded) => {
  expect(normalizeSearchText(text)).toBe(folded);
});

it.each([
  ['कल', 'कील'],
  ['ป่า', 'ปี'],
  ['バラ', 'ハラ'],
  ['தங்கம்', 'தங்கமே'],
])('distinguishes %s from %s', (one, other) => {
  expect(normalizeSearchText(one)).not.toBe(normalizeSearchText(other));
});
