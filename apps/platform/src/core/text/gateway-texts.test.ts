import { languageTable } from '@livery/merchant/language-table';
import type { LanguageCode } from '@livery/merchant/languages';
import { describe, expect, it } from 'vitest';
import { translate, translateToAll } from './gateway-texts.ts';
import { escapeHtml } from './html.ts';
import { languageCodes } from './language-fallback.ts';

const values = { code: '123456', brand: 'Bituinara', minutes: { count: 10 } };
const rightToLeft: readonly LanguageCode[] = ['AR', 'FA', 'UR'];

describe.each(languageCodes)('in %s', (language) => {
  it('fills the placeholders and writes the number in the digits of the language', () => {
    const text = translate('code.text', language, values);
    expect(text).toContain('123456');
    expect(text).toContain('Bituinara');
    expect(text).toContain(new Intl.NumberFormat(languageTable[language].bcp47).format(10));
    expect(text).not.toMatch(/[{}]/);
  });

  it('writes another text than in English', () => {
    const same = translate('security.notYou', language) === translate('security.notYou', 'EN');
    expect(same).toBe(language === 'EN');
  });

  it('keeps a code message within three SMS', () => {
    // An SMS with characters outside the GSM alphabet has at most 67 characters per part. The limit is three parts.
    expect(translate('code.text', language, values).length).toBeLessThanOrEqual(3 * 67);
  });
});

it('isolates names and amounts in right-to-left languages only', () => {
  const filled = translateToAll('payments.transferReceived.text', () => ({
    account: 'maria',
    amount: '₱1,000.50',
    order: 'D-20261126-1',
  }));
  for (const language of languageCodes) {
    const isolated = rightToLeft.includes(language);
    for (const value of ['maria', '₱1,000.50', 'D-20261126-1'])
      expect(filled[language]?.includes(`\u2068${value}\u2069`), `${language} ${value}`).toBe(isolated);
  }
});

it('leaves a code without marks, so that it can be copied', () => {
  for (const language of rightToLeft) expect(translate('code.text', language, values)).toContain('123456 ');
});

it('chooses the plural form of the language', () => {
  const wait = (language: LanguageCode, count: number) =>
    translate('code.text', language, { ...values, minutes: { count } });
  expect(wait('EN', 1)).toContain('1 minute.');
  expect(wait('EN', 2)).toContain('2 minutes.');
  expect([1, 2, 5, 21].map((count) => /минут\S*(?=\.)/.exec(wait('RU', count))?.[0])).toEqual([
    'минуту',
    'минуты',
    'минут',
    'минуту',
  ]);
  expect(wait('AR', 2)).toContain('دقيقتين');
  expect(wait('AR', 5)).toContain('دقائق');
  expect(wait('TL', 4)).toContain('4 na minuto');
  expect(wait('TL', 5)).toContain('5 minuto');
});

it('does not interpret the syntax of texts in a value', () => {
  const name = '$& {brand} $t(code.subject) <b>';
  expect(translate('security.passkeyAdded.text', 'EN', { name }, { escape: escapeHtml })).toContain(
    `“${escapeHtml(name)}”`,
  );
});

it('throws if a placeholder has no value', () => {
  expect(() => translate('code.subject', 'EN')).toThrow('{brand}');
});

it('uses the default language of the brand for an unknown language', () => {
  const brand = { languages: ['VI' as const] };
  expect(translate('welcome.title', 'XX', {}, { brand })).toBe(translate('welcome.title', 'VI'));
  expect(translate('welcome.title', 'XX')).toBe('Welcome aboard');
});

it('ends a sentence with one full stop after the dirham sign', () => {
  const text = translate('payments.depositRefunded.text', 'AR', { amount: '100.00 د.إ.\u200f', order: '1' });
  expect(text).not.toContain('.\u200f\u2069.');
});
