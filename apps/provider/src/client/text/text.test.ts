import { describe, expect, it } from 'vitest';
import { text as english } from './en.ts';
import { fill, loadText } from './text.ts';

const placeholders = (template: string): string[] => (template.match(/\{\w+\}/g) ?? []).sort();

describe('loadText', () => {
  it.each(['fil', 'vi', 'es', 'pt', 'ar', 'fa'])('has in %s every phrase, with the places of the English one', async (language) => {
    const text = await loadText(language);
    expect(text).not.toBe(english);
    for (const [key, template] of Object.entries(english)) {
      const own = text[key as keyof typeof text];
      expect(own.trim()).not.toBe('');
      expect(placeholders(own), key).toEqual(placeholders(template));
    }
  });

  it('falls back on English', async () => {
    expect(await loadText('th')).toBe(english);
  });
});

describe('fill', () => {
  it('puts each value in its place, and nothing where one is missing', () => {
    expect(fill('{a} of {b}, {a}', { a: 1, b: 'two' })).toBe('1 of two, 1');
    expect(fill('{a}{missing}', { a: 1 })).toBe('1');
  });
});
