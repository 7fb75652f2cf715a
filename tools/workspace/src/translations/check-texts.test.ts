import { expect, test } from 'vitest';
import { findTextProblems, findUntranslatedKeys, usesLatinLetters } from './check-texts.ts';

const english = new Map([
  ['a:one', 'One'],
  ['a:chat', 'Live chat'],
  ['a:sentence', 'Your bets are paid in one minute.'],
  ['a:facebook', 'Facebook'],
  ['a:limit', 'Limit'],
  ['a:names.arenas.reyes', 'Hacienda Reyes'],
]);

const findReasons = (language: string, script: string, text: string, key = 'a:one'): string[] =>
  findTextProblems({ language, isLatin: script === 'Latn', texts: new Map([[key, text]]) }, english).map(
    ({ reason }) => reason,
  );

test.each([
  ['a straight quote', 'ES', 'Latn', 'Toca "Jugar"', /straight double quote/],
  ['a straight apostrophe', 'FR', 'Latn', "L'app", /straight apostrophe/],
  ['a wrong letter in Uzbek', 'UZ', 'Latn', 'O’yin', /ʻ/],
  ['two spaces', 'ID', 'Latn', 'Dua  spasi', /two spaces/],
  ['three full stops', 'TR', 'Latn', 'Bekleyin...', /three full stops/],
  ['a zero-width space', 'KM', 'Khmr', 'លេង\u200bហ្គេម', /invisible/],
  ['a direction mark in a language from left to right', 'VI', 'Latn', 'Chơi\u200e', /invisible/],
  ['a joiner in a language without joiners', 'RU', 'Cyrl', 'Иг\u200dра', /joiner/],
  ['a byte-order mark', 'KO', 'Kore', '\ufeff게임', /invisible/],
  ['a control character', 'PT', 'Latn', 'Jogo\u0007', /control character/],
  ['a Cyrillic letter in a Latin word', 'SW', 'Latn', 'Mchezо', /mixes two scripts in the word Mchezо/],
  ['a Latin letter in a Cyrillic word', 'KK', 'Cyrl', 'Oйын', /mixes two scripts/],
  ['an Arabic letter in Persian', 'FA', 'Arab', 'بازي', /letters of Arabic/],
  ['an Arabic letter in Urdu', 'UR', 'Arab', 'كھیل', /letters of Arabic/],
  ['a decomposed letter', 'VI', 'Latn', 'Cho\u031bi', /NFC/],
  ['half-width marks in Chinese', 'CN', 'Hans', '投注,请稍候', /half-width/],
])('reports %s', (_, language, script, text, reason) => {
  expect(findReasons(language, script, text)).toEqual([expect.stringMatching(reason)]);
});

test.each([
  ['a sentence of English', 'TR', 'Latn', 'a:sentence', 'Your bets are paid in one minute.'],
  ['an English label', 'FR', 'Latn', 'a:chat', 'Live chat'],
  ['a changed sentence of English', 'SW', 'Latn', 'a:sentence', 'Your bets are paid with the next draw.'],
  ['an English word in another script', 'TH', 'Thai', 'a:limit', 'Limit'],
])('reports %s', (_, language, script, key, text) => {
  expect(findReasons(language, script, text, key)).toEqual(['is English']);
});

test.each([
  ['quotes and apostrophes', 'FR', 'Latn', 'a:one', 'L’onglet « Jeux »'],
  ['the letters of Uzbek', 'UZ', 'Latn', 'a:one', 'Oʻyin maʼlumoti'],
  ['a joiner in Persian', 'FA', 'Arab', 'a:one', 'بازی‌ها'],
  ['a direction mark in Arabic', 'AR', 'Arab', 'a:one', 'JPG، \u200f5 ميغابايت'],
  ['a Latin name beside another script', 'TH', 'Thai', 'a:one', 'ระดับVIP'],
  ['the name of a product', 'KM', 'Khmr', 'a:facebook', 'Facebook'],
  ['the quotes of an HTML tag', 'FR', 'Latn', 'a:one', 'Lisez <a href="/m/help">l’aide</a>.'],
  ['the signs < and > in a sentence', 'HI', 'Deva', 'a:one', '< और > के बिना'],
  ['the name of a place', 'ES', 'Latn', 'a:names.arenas.reyes', 'Hacienda Reyes'],
  ['a loan of two words in Filipino', 'TL', 'Latn', 'a:chat', 'Live chat'],
  ['a word that is the same in both languages', 'FR', 'Latn', 'a:limit', 'Limit'],
])('accepts %s', (_, language, script, key, text) => {
  expect(findReasons(language, script, text, key)).toEqual([]);
});

test('lists the keys that a language does not have yet, without their plural forms', () => {
  const source = new Map([
    ['a:games_one', '1 game'],
    ['a:games_other', 'Games'],
    ['a:new_one', '1 new game'],
    ['a:new_other', 'New games'],
  ]);
  expect(findUntranslatedKeys(source, new Map([['a:games_other', 'ហ្គេម']]))).toEqual(['a:new']);
});

test('knows the letters of a language from its texts', () => {
  expect(
    usesLatinLetters(
      new Map([
        ['a:b', 'Trò chơi'],
        ['a:c', 'RTP {games}'],
      ]),
    ),
  ).toBe(true);
  expect(
    usesLatinLetters(
      new Map([
        ['a:b', 'เกมโปรด'],
        ['a:c', 'VIP <link>Facebook</link>'],
      ]),
    ),
  ).toBe(false);
});
