import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Hex, contrast, parseColor } from './color.ts';
import {
  type ThemeColor,
  type ThemeInput,
  controlContrast,
  deriveTheme,
  hasEnoughContrast,
  textContrast,
} from './theme.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);
const input: fc.Arbitrary<ThemeInput> = fc.record(
  { mode: fc.constantFrom('light' as const, 'dark' as const), accent: hex, page: hex, jackpot: hex },
  { requiredKeys: ['mode', 'accent'] },
);

const surfaces: ThemeColor[] = ['surface-page', 'surface-raised', 'surface-sunken', 'surface-overlay'];
const texts: ThemeColor[] = [
  'text-default',
  'text-muted',
  'action-accent-fg',
  'status-success',
  'status-warning',
  'status-danger',
  'status-jackpot',
];

describe('a derived theme', () => {
  test('has enough contrast on every surface for any brand colours', () => {
    fc.assert(
      fc.property(input, (themeInput) => {
        const { colors } = deriveTheme(themeInput);
        if (colors === undefined) return;
        for (const surface of surfaces) {
          for (const text of texts)
            expect(contrast(colors[text], colors[surface])).toBeGreaterThanOrEqual(textContrast);
          expect(contrast(colors['action-accent-bg'], colors[surface])).toBeGreaterThanOrEqual(controlContrast);
          expect(contrast(colors['border-strong'], colors[surface])).toBeGreaterThanOrEqual(controlContrast);
        }
        expect(contrast(colors['text-on-accent'], colors['action-accent-bg'])).toBeGreaterThanOrEqual(textContrast);
        expect(contrast(colors['text-on-accent'], colors['action-accent-pressed'])).toBeGreaterThanOrEqual(
          textContrast,
        );
      }),
      { numRuns: 150 },
    );
  });

  test('suggests a nearest colour that passes', () => {
    fc.assert(
      fc.property(input, (themeInput) => {
        const [problem] = deriveTheme(themeInput).problems;
        if (problem?.nearest === undefined) return;
        const correctedTheme = deriveTheme({ ...themeInput, [problem.color]: problem.nearest });
        expect(correctedTheme.problems.filter(({ color }) => color === problem.color)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('has enough contrast exactly when colours can be derived', () => {
    fc.assert(
      fc.property(input, (themeInput) => {
        expect(hasEnoughContrast(themeInput)).toBe(deriveTheme(themeInput).colors !== undefined);
      }),
      { numRuns: 150 },
    );
  });

  test('measures another accent on the page colour that belongs to it', () => {
    const [problem] = deriveTheme({ mode: 'light', accent: '#9fa34d' }).problems;
    expect(deriveTheme({ mode: 'light', accent: problem!.nearest! }).problems).toEqual([]);
  });

  test('keeps the accent of the brand', () => {
    expect(deriveTheme({ mode: 'dark', accent: '#f0b83c' }).colors?.['action-accent-bg']).toBe('#f0b83c');
  });

  test('rejects pale yellow on a light page', () => {
    const { problems } = deriveTheme({ mode: 'light', accent: '#ffee99', page: '#ffffff' });
    expect(problems).toMatchObject([{ color: 'accent', requiredRatio: 3 }]);
  });
});

describe('parseColor', () => {
  test.each([
    ['#abc', '#aabbcc'],
    ['rgb(124 58 237)', '#7c3aed'],
    ['White', '#ffffff'],
  ])('parses %s', (text, expected) => {
    expect(parseColor(text)).toBe(expected);
  });

  test.each(['', 'var(--x)', '#gggggg', 'rgb(0 0 0 / 50%)', 'red;}</style>', 'url(x)', 'transparent'])(
    'rejects %j',
    (text) => {
      expect(parseColor(text)).toBeUndefined();
    },
  );

  test('returns only hex colours', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseColor(text) ?? '#000000').toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });
});
