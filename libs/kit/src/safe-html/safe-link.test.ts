import { expect, test } from 'vitest';
import { safeLink } from './safe-link.ts';

test.each(['https://t.example/x', 'http://t.example', '/m/serviceChat', '/m/help?i=2'])(
  'allows the link %s',
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
])('rejects the link %s', (link) => {
  expect(safeLink(link)).toBeUndefined();
});
