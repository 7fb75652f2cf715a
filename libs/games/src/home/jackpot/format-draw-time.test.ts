import { expect, test } from 'vitest';
import { formatDrawTime } from './format-draw-time.ts';

test.each([
  ['2026-11-22T14:00:00Z', 'en', 'Sun 9:00 PM'],
  ['2026-11-22T14:00:00Z', 'es', 'dom, 21:00'],
  ['soon', 'en', ''],
])('formats %s in %s as %s', (instant, language, formatted) => {
  expect(formatDrawTime(instant, language, 'Asia/Ho_Chi_Minh').replace(/\s/g, ' ')).toBe(formatted);
});
