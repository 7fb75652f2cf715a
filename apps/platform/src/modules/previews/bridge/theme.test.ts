import { expect, it } from 'vitest';
import { completeTheme } from './theme.ts';

const theme = { mode: 'dark', accent: '#a78bfa' };

it('adds the defaults to a theme', () => {
  expect(completeTheme(theme)).toMatchObject({
    radius: 12,
    icons: { weight: 'regular', corners: 'round' },
    font: { body: 'system', display: 'system' },
  });
  expect(completeTheme({ ...theme, icons: { corners: 'square' } }).icons).toEqual({
    weight: 'regular',
    corners: 'square',
  });
});

it.each([{ mode: 'dim' }, { accent: 'red' }, { radius: 25 }, { icons: { weight: '9' } }, { icons: { corners: '}' } }])(
  'rejects a theme with %j',
  (values) => {
    expect(() => completeTheme({ ...theme, ...values })).toThrow('invalid values');
  },
);
