import { expect, test } from 'vitest';
import { speaksOf } from './find-pages.ts';

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
])('%j: %s', (search, isFound) => {
  expect(speaksOf(page, search)).toBe(isFound);
});

test('other scripts are found by their letters', () => {
  const arabic = { id: 'b', title: 'كيف أودع؟', content: '<p>افتح الإيداع</p>' };
  expect(speaksOf(arabic, 'الايداع')).toBe(true);
  expect(speaksOf({ id: 'c', title: 'ฝากเงินอย่างไร', content: '' }, 'ฝากเงิน')).toBe(true);
});
