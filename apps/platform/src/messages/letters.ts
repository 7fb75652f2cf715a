import { randomUUID } from 'node:crypto';
import { formatAmount, type Minor } from '@livery/contract/money';
import { languageTable } from '@livery/merchant/language-table';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Translations } from '../db/schema/tables.ts';
import { moneyWords, securityWords } from './happened.data.ts';
import { letterWords, type Words } from './letters.data.ts';
import type { Letter } from './letter-box.ts';
import { asHtml } from './plain-text.ts';
import { rateNames, rateWords } from './rates.data.ts';

interface Addressee {
  readonly memberId: string;
  readonly merchant: string;
}

type Fill = (language: string) => Readonly<Record<string, string>>;

/** Every language's text as a paragraph, with what is filled in escaped: names are written by people. */
const paragraphs = (texts: Translations, fill: Fill): Translations =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text = '']) => {
      const values = fill(language);
      return [language, `<p>${text.replace(/\{(\w+)\}/g, (_, name: string) => asHtml(values[name] ?? ''))}</p>`];
    }),
  );

const write = (
  { memberId, merchant }: Addressee,
  words: Words,
  kind: Letter['kind'],
  happening: string,
  fill: Fill = () => ({}),
): Letter => ({
  memberId,
  merchant,
  kind,
  happening,
  titles: words.titles,
  contents: paragraphs(words.texts, fill),
});

export const welcome = (to: Addressee, username: string): Letter =>
  write(to, letterWords.welcome, 'welcome', 'welcome', () => ({ name: username }));

export const passkeyAdded = (to: Addressee, id: string, name: string): Letter =>
  write(to, letterWords.passkeyAdded, 'security', `passkey/${id}`, () => ({ name }));

export const feedbackAnswered = (to: Addressee, id: string, answers: Translations): Letter =>
  write(to, letterWords.feedbackAnswered, 'service', `feedback/${id}`, (language) => ({
    answer: answers[language] ?? answers.EN ?? '',
  }));

export const identityDecided = (to: Addressee, state: 'verified' | 'rejected', submittedAt: string): Letter =>
  write(
    to,
    letterWords[state === 'verified' ? 'identityVerified' : 'identityRejected'],
    'security',
    `identity/${submittedAt}`,
  );

/** Tells of a change to what protects an account: each one anew. */
export const securityChanged = ({ memberId, merchant }: Addressee, change: keyof typeof securityWords): Letter =>
  write({ memberId, merchant }, securityWords[change], 'security', `${change}/${randomUUID()}`);

/** What an agent passes on, as a text: a series or a rate in percent. */
export interface RateChange {
  readonly of: keyof typeof rateNames;
  readonly before: string;
  readonly after: string;
}

/** A change reads from left to right in every language: within words from right to left its arrow would point back. */
const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** Tells what the upline has set: what of it has changed, from what to what. */
export const ratesSet = (to: Addressee, upline: string, changes: readonly RateChange[]): Letter => {
  const rises = changes.filter(({ before, after }) => Number.parseFloat(after) > Number.parseFloat(before)).length;
  const words = rises === changes.length ? rateWords.raised : rises === 0 ? rateWords.lowered : rateWords.changed;
  return write(to, words, 'money', `rates/${randomUUID()}`, (language) => ({
    account: upline,
    changes: changes
      .map(
        ({ of, before, after }) =>
          `${rateNames[of][language as LanguageCode] ?? of} ${leftToRight(`${before} → ${after}`)}`,
      )
      .join(' · '),
  }));
};

interface Moved {
  readonly orderNo: string;
  readonly amount: Minor;
  readonly currency: string;
}

const moneyIn = (language: string, { amount, currency }: Moved): string =>
  new Intl.NumberFormat(languageTable[language as LanguageCode].bcp47, { style: 'currency', currency }).format(
    Number(formatAmount(amount)),
  );

/** Tells what became of an order of money. */
export const moneyMoved = (to: Addressee, outcome: keyof typeof moneyWords, moved: Moved): Letter =>
  write(to, moneyWords[outcome], 'money', `${outcome}/${moved.orderNo}`, (language) => ({
    amount: moneyIn(language, moved),
    order: moved.orderNo,
  }));
