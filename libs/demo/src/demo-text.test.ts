import { readdirSync } from 'node:fs';
import { languageTable } from '@livery/merchant/language-table';
import { expect, it } from 'vitest';
import { composeDemoText, demoText, demoTexts, mapDemoText } from './demo-text.ts';
import { demoAgreement } from './content/agreement.data.ts';
import { demoHelp } from './content/help-pages.data.ts';
import { demoPromotions } from './rewards/promotions.data.ts';
import { fill, formatCount, toOrderedList } from './rewards/reward-texts.ts';

/** TL and TY both mean Tagalog, so their texts are in one file, `TY`. */
const codes = Object.keys(languageTable).filter((code) => code !== 'TL');

it('has a file for each language', () => {
  const files = readdirSync(new URL('locales/', import.meta.url)).map((file) => file.replace('.json', ''));
  expect(files.sort()).toEqual(codes.sort());
});

it('has each page in each language, written otherwise than in English', () => {
  for (const page of [...demoHelp, ...demoAgreement])
    for (const code of codes.filter((language) => language !== 'EN')) {
      expect(page.content[code], `${page.id} ${code}`).toBeTruthy();
      expect(page.content[code], `${page.id} ${code}`).not.toBe(page.content.EN);
    }
});

it('does not shorten the long pages', () => {
  const count = (html: string | undefined) => html?.match(/<(?:p|li)>/g)?.length;
  for (const page of [...demoHelp, ...demoAgreement])
    for (const code of codes) expect(count(page.content[code]), `${page.id} ${code}`).toBe(count(page.content.EN));
});

it('writes amounts, shares and counts as the language does', () => {
  const values = { cap: { money: 250_000 }, share: { share: 10_000 } };
  const summaries = fill(demoText('promotions.welcome.summary'), values, 'PHP');
  expect(summaries.EN).toContain('₱2,500');
  expect(summaries.FA).toContain('۲٬۵۰۰');
  expect(summaries.BN).toContain('২,৫০০');
  const titles = fill(demoText('promotions.welcome.title'), values, 'PHP');
  expect(titles.TR).toContain('%100');
  expect(formatCount(18, 'MY')).toBe('၁၈');
  expect(titles.FR).toMatch(/^100\s%/);
});

it('throws if a placeholder has no value', () => {
  expect(() => fill(demoText('promotions.welcome.summary'), {}, 'PHP')).toThrow('{cap}');
});

it('lists the terms in each language', () => {
  const terms = demoPromotions.find(({ id }) => id === 'story')?.terms ?? [];
  const list = toOrderedList(terms);
  for (const code of codes)
    expect(list[code], code).toBe(
      terms
        .map((term) => `<li>${term[code]}</li>`)
        .join('')
        .replace(/^.*$/, '<ol>$&</ol>'),
    );
});

it('passes the language to the function that converts a text', () => {
  const converted = mapDemoText(demoText('vip.level3'), (text, language) => `${language} ${text}`);
  expect(converted.EN).toBe('EN Gold');
  expect(converted.KK).toMatch(/^KK /);
});

it('returns the texts of a group by key', () => {
  expect(demoTexts('names.vendors').TCG_SEA.ES).toBe('Lotería SEA');
});

it('composes a name in the order of each language', () => {
  const theme = demoTexts('names.slots.themes').dragon;
  const head = demoTexts('names.slots.heads').treasure;
  const name = composeDemoText(demoText('names.slots.pattern'), { theme, head });
  expect(name).toMatchObject({ EN: 'Dragon Treasure', ES: 'Tesoro del Dragón', AR: 'كنز التنين' });
});

it('throws if a pattern has a placeholder without a part', () => {
  const head = demoTexts('names.slots.heads').treasure;
  expect(() => composeDemoText(demoText('names.slots.pattern'), { head })).toThrow('{theme}');
});
