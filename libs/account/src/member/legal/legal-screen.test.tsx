// @vitest-environment jsdom
import { BrandContext, useBrand } from '@livery/kit/brand';
import { legalPaths } from '@livery/kit/paths/legal-paths';
import type { LegalBlock } from '@livery/merchant/legal-texts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failure, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './legal-screen.tsx';

const clauses = [
  { id: 'a', title: 'Who may play', content: '<p>Adults only.</p>' },
  { id: 'b', title: 'Your money', content: '<p>It is <b>yours</b>.</p>' },
];
const ownText: readonly LegalBlock[] = [
  { kind: 'heading', text: 'Your data' },
  { kind: 'paragraph', text: 'We store what the law asks for.' },
  { kind: 'list', items: ['Name', 'Date of birth'] },
  { kind: 'link', text: 'Write to us', href: '/m/service' },
  { kind: 'link', text: 'The authority', href: 'https://authority.example/rules' },
];
let gateway: TestGateway;

beforeEach(() => {
  localStorage.clear();
  gateway = startTestGateway();
  gateway.reply('helpCenter', () => success({ list: clauses }));
});
afterEach(cleanup);

const open = async (at: string = legalPaths.terms) => renderScreen({ Screen, at, texts: await startTestTexts() });

test('shows the text of the brand as headings, paragraphs, lists and links', async () => {
  gateway.replyFile('/legal/EN.json', { privacy: ownText });
  await open(legalPaths.privacy);
  expect(await screen.findByRole('heading', { name: 'Your data' })).toBeDefined();
  expect(screen.getByText('We store what the law asks for.').tagName).toBe('P');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Name', 'Date of birth']);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Write to us', '/m/service'],
    ['The authority', 'https://authority.example/rules'],
  ]);
});

test('shows hostile content as plain text and without its link', async () => {
  const markup = '<img src=x onerror="globalThis.hacked=1">';
  const blocks = [
    { kind: 'paragraph', text: markup },
    { kind: 'link', text: 'Click', href: 'javascript:globalThis.hacked=1' },
  ];
  gateway.replyFile('/legal/EN.json', { privacy: blocks });
  await open(legalPaths.privacy);
  expect((await screen.findByText(markup)).querySelector('img')).toBeNull();
  expect(screen.getByText('Click').closest('a')).toBeNull();
});

describe('without a text of the brand', () => {
  test('the terms are the user agreement of the gateway, in its order', async () => {
    await open();
    await screen.findByText('Adults only.');
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Who may play',
      'Your money',
    ]);
    expect(screen.getByText('yours').tagName).toBe('B');
    expect(gateway.getCalls('helpCenter')).toEqual([{ device: 'MOBILE', shelf: 'agreement', language: 'EN' }]);
  });

  test('the privacy page has the default text with the name of the brand', async () => {
    await open(legalPaths.privacy);
    expect(await screen.findByText(/^Bituinara stores your data/)).toBeDefined();
    expect(gateway.getCalls('helpCenter')).toEqual([]);
  });

  test.each(['/m/licence', '/m/licence/'])('the page %s names the authority and the minimum age', async (at) => {
    const Licensed = () => (
      <BrandContext value={{ ...useBrand(), minimumAge: 21, authority: { region: 'PH', name: 'PAGCOR' } }}>
        <Screen />
      </BrandContext>
    );
    renderScreen({ Screen: Licensed, at, texts: await startTestTexts() });
    expect(await screen.findByText('Offered under the rules of: Philippines (\u2068PAGCOR\u2069)')).toBeDefined();
    expect(screen.getByText('Only for adults from 21 years')).toBeDefined();
  });

  test('the page of responsible play leads to the limits', async () => {
    await open(legalPaths.play);
    expect(await screen.findByText(/^Play only with money/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Set limit' }).getAttribute('href')).toBe('/m/member/playLimits');
  });

  test('links to customer service when there is no agreement yet', async () => {
    gateway.reply('helpCenter', () => success({ list: [] }));
    await open();
    expect(await screen.findByText('The agreement is not here yet.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ask customer service' }).getAttribute('href')).toBe('/m/service');
  });
});

test('requests no agreement when the brand has its own terms', async () => {
  gateway.replyFile('/legal/EN.json', { terms: ownText });
  await open();
  expect(await screen.findByText('We store what the law asks for.')).toBeDefined();
  expect(gateway.getCalls('helpCenter')).toEqual([]);
});

test('loads the text again after a failure', async () => {
  gateway.replyFile('/legal/EN.json', 503);
  await open(legalPaths.privacy);
  expect(await screen.findByText('The text could not be loaded.')).toBeDefined();
  gateway.replyFile('/legal/EN.json', { privacy: ownText });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('We store what the law asks for.')).toBeDefined();
});

test('loads the agreement again after a failure', async () => {
  gateway.reply('helpCenter', () => failure('system.busy'));
  await open();
  expect(await screen.findByText('The agreement could not be loaded.')).toBeDefined();
  gateway.reply('helpCenter', () => success({ list: clauses }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Adults only.')).toBeDefined();
});
