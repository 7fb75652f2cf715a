import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BrandTheme, getAlternateInput, listAlternatePaths, withSeasonColors } from './alternate-theme.ts';
import type { Hex } from './color.ts';
import { merchantSchema } from './merchant.schema.ts';
import { deriveTheme } from './theme.ts';

const brand: BrandTheme = {
  mode: 'light',
  accent: '#0b7d83',
  page: '#f3f7f5',
  jackpot: '#8a5a14',
  alternate: { accent: '#2cbfbb', page: '#0f1b1c' },
};

describe('the colours of the other mode', () => {
  it('are those of the brand file, with the jackpot colour of the brand and without its page colour', () => {
    expect(getAlternateInput(brand)).toEqual({
      mode: 'dark',
      accent: '#2cbfbb',
      page: '#0f1b1c',
      jackpot: '#8a5a14',
    });
    expect(getAlternateInput({ ...brand, mode: 'dark', alternate: { accent: '#0b7d83', jackpot: '#aa7700' } })).toEqual(
      {
        mode: 'light',
        accent: '#0b7d83',
        jackpot: '#aa7700',
      },
    );
  });

  it('do not exist for a brand with one mode', () => {
    const { alternate: _, ...one } = brand;
    expect(getAlternateInput(one)).toBeUndefined();
    expect(withSeasonColors(one, { accent: '#ff0000' })).not.toHaveProperty('alternate');
  });

  it('are legible with each accent of a seasonal layer, and ignore its page colour', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, (accent) => {
        const input = getAlternateInput(withSeasonColors(brand, { accent, page: '#ffeeee' }))!;
        expect(input.page).toBe('#0f1b1c');
        expect(deriveTheme(input).problems).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('stay as they are during a layer that changes only images', () => {
    expect(getAlternateInput(withSeasonColors(brand, undefined))).toEqual(getAlternateInput(brand));
  });
});

describe('the brand file', () => {
  const minimal = {
    code: 'aurora',
    name: 'Aurora',
    currency: 'EUR',
    timeZone: 'UTC',
    languages: ['EN'],
    assets: { logo: 'a/logo.svg', mark: 'a/mark.svg', hero: { image: 'a/hero.svg' } },
  };
  const parse = (alternate: unknown) =>
    merchantSchema.safeParse({
      ...minimal,
      theme: { mode: 'light', accent: '#0b7d83', ...(alternate !== undefined && { alternate }) },
    });

  it('can contain the colours and the logo of the other mode', () => {
    const alternate = { accent: 'rgb(44 191 187)', page: '#0f1b1c', jackpot: '#f0c05a', logo: 'a/logo-dark.svg' };
    const { data } = parse(alternate);
    expect(data?.theme.alternate).toEqual({ ...alternate, accent: '#2cbfbb' });
    expect(listAlternatePaths(data!.theme)).toEqual(['a/logo-dark.svg']);
  });

  it('has one mode without them', () => {
    const { data } = parse(undefined);
    expect(data?.theme).not.toHaveProperty('alternate');
    expect(listAlternatePaths(data!.theme)).toEqual([]);
  });

  it.each([
    ['no accent', { page: '#0f1b1c' }, ['theme', 'alternate', 'accent']],
    ['a mode of their own', { accent: '#2cbfbb', mode: 'dark' }, ['theme', 'alternate']],
    ['a logo that is no SVG', { accent: '#2cbfbb', logo: 'a/logo.png' }, ['theme', 'alternate', 'logo']],
  ])('is rejected if they have %s', (_, alternate, path) => {
    expect(parse(alternate).error?.issues.map((issue) => issue.path)).toEqual([path]);
  });
});
