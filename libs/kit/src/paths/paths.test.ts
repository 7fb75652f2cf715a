import { expect, test } from 'vitest';
import { sanitizeReturnPath, loginPathWithReturn, paths, withQuery } from './paths.ts';

test('returns from the log-in to a path inside the app only', () => {
  expect(sanitizeReturnPath('/m/mine?tab=1')).toBe('/m/mine?tab=1');
  for (const hostile of [
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/m\n/x',
  ]) {
    expect(sanitizeReturnPath(hostile), String(hostile)).toBe(paths.home);
  }
});

test('omits empty query values and escapes the rest', () => {
  expect(withQuery('/m/gameList', { gameType: 'RNG', vassalage: undefined, name: '' })).toBe(
    '/m/gameList?gameType=RNG',
  );
  expect(loginPathWithReturn('/m/mine?a=b')).toBe('/m/login?from=%2Fm%2Fmine%3Fa%3Db');
});
