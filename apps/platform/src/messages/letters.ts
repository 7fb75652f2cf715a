import type { Translations } from '../db/schema/tables.ts';
import { letterWords } from './letters.data.ts';
import type { Letter } from './notify-member.ts';
import { asHtml } from './plain-text.ts';

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

const write = ({ memberId, merchant }: Addressee, words: keyof typeof letterWords, kind: Letter['kind'], happening: string, fill: Fill = () => ({})): Letter => ({
  memberId, merchant, kind, happening,
  titles: letterWords[words].titles,
  contents: paragraphs(letterWords[words].texts, fill),
});

export const welcome = (to: Addressee, username: string): Letter => write(to, 'welcome', 'welcome', 'welcome', () => ({ name: username }));

export const passkeyAdded = (to: Addressee, id: string, name: string): Letter => write(to, 'passkeyAdded', 'security', `passkey/${id}`, () => ({ name }));

export const feedbackAnswered = (to: Addressee, id: string, answers: Translations): Letter =>
  write(to, 'feedbackAnswered', 'service', `feedback/${id}`, (language) => ({ answer: answers[language] ?? answers.EN ?? '' }));

export const identityDecided = (to: Addressee, state: 'verified' | 'rejected', submittedAt: string): Letter =>
  write(to, state === 'verified' ? 'identityVerified' : 'identityRejected', 'security', `identity/${submittedAt}`);
