import { expect, test } from 'vitest';
import { drawTime } from './draw-time.ts';

test.each([
  ['2026-11-22T14:00:00Z', 'en', 'Sun 9:00 PM'],
  ['2026-11-22T14:00:00Z', 'es', 'dom, 21:00'],
  ['soon', 'en', ''],
])('%s is said in %s as %s', (instant, language, said) => {
  expect(drawTime(instant, language, 'Asia/Ho_Chi_Minh').replace(/\s/g, ' ')).toBe(said);
});
