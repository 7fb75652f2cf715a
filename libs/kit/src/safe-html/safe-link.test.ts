import { expect, test } from 'vitest';
import { safeLink } from './safe-link.ts';

test.each(['https://t.example/x', 'http://t.example', '/m/serviceChat', '/m/help?i=2'])(
  '%s may be followed',
  (link) => {
    expect(safeLink(link)).toBe(link);
  },
);

test.each([
  'javascript:alert(1)',
  'JaVaScript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'https://',
  'evil',
  '',
  undefined,
  null,
])('%s may not', (link) => {
  expect(safeLink(link)).toBeUndefined();
});
