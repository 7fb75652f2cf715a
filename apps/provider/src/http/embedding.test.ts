import { describe, expect, it } from 'vitest';
import { getAllowedParent } from './embedding.ts';

const ancestors = ['http://localhost:4200', 'http://*.localhost:4200', 'https://*.play.example'];

describe('getAllowedParent', () => {
  it.each(['http://localhost:4200', 'http://lualoc.localhost:4200', 'https://a.b.play.example'])(
    'accepts %s',
    (origin) => {
      expect(getAllowedParent(origin, ancestors)).toBe(origin);
      expect(getAllowedParent(`${origin}/m/home?x=1`, ancestors)).toBe(origin);
    },
  );

  it.each([
    'http://evil.example',
    'https://localhost:4200',
    'http://localhost:4201',
    'http://evillocalhost:4200',
    'https://play.example.evil',
    'http://lualoc.localhost:4200@evil.example',
    'javascript:alert(1)',
    '',
    undefined,
  ])('rejects %s', (origin) => {
    expect(getAllowedParent(origin, ancestors)).toBeUndefined();
  });
});
