import { expect, test } from 'vitest';
import { matchesQuery } from './find-pages.ts';

const page = {
  id: 'a',
  title: 'Làm sao để nạp tiền?',
  content: '<p>Mở mục <a href="/m/voucherCenter">Đặt cược</a></p>',
};

test.each([
  ['nap tien', true],
  ['NẠP', true],
  ['dat cuoc', true],
  ['tien nap', true],
  ['', true],
  ['rut tien', false],
  ['href', false],
  ['voucherCenter', false],
])('finds the page with %j: %s', (search, isMatch) => {
  expect(matchesQuery(page, search)).toBe(isMatch);
});

test('finds words in Arabic without diacritics, and words in Thai', () => {
  const arabic = { id: 'b', title: 'كيف أودع؟', content: '<p>افتح الإيداع</p>' };
  expect(matchesQuery(arabic, 'الايداع')).toBe(true);
  expect(matchesQuery({ id: 'c', title: 'ฝากเงินอย่างไร', content: '' }, 'ฝากเงิน')).toBe(true);
});
