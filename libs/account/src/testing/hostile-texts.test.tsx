// @vitest-environment jsdom
import { hostileHtml, findActiveContent } from '@livery/api/testing/hostile-html';
import { cleanup, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DefaultTerms } from '../member/legal/default-terms.tsx';
import { Screen as HelpDetailScreen } from '../member/help/help-detail-screen.tsx';
import { Screen as HelpScreen } from '../member/help/help-screen.tsx';
import { Screen as PromotionScreen } from '../rewards/promotions/detail-screen.tsx';
import { startTestGateway, success, type TestGateway } from './gateway.ts';
import { renderScreen, startTestTexts } from './test-app.tsx';

let gateway: TestGateway;
beforeEach(() => {
  localStorage.clear();
  gateway = startTestGateway();
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(globalThis, 'hacked');
});

const promotion = {
  id: 'welcome',
  kind: 'WELCOME',
  title: 'A <b>title</b>',
  summary: '<script>1</script>',
  image: '/p.webp',
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: null,
  hasEnded: false,
  currency: 'PHP',
  rolloverTimes: 1,
  mine: null,
};
const pages = (html: string) => ({
  list: [
    { id: 'a', title: 'A <b>title</b>', content: html },
    { id: 'b', title: 'The one below', content: '<p>Untouched</p>' },
  ],
});
const help = (html: string) => gateway.reply('helpCenter', () => success(pages(html)));

/**
 * Screens that show HTML of the gateway. `body` makes the test gateway respond with the given HTML. `below` is a text
 * that the screen shows below the HTML.
 */
const screens: readonly (readonly [
  name: string,
  at: string,
  Screen: ComponentType,
  body: (html: string) => void,
  below: string,
])[] = [
  ['the help center', '/m/help', HelpScreen, help, 'The one below'],
  ['an entry of the help center', '/m/helpDetail?i=0', HelpDetailScreen, help, 'All questions'],
  ['the agreement', '/m/useragreement', DefaultTerms, help, 'The one below'],
  [
    'a promotion',
    '/m/activityDetail?id=welcome',
    PromotionScreen,
    (html) =>
      gateway.reply('promotionDetail', () => success({ ...promotion, content: html, terms: '<p>Untouched</p>' })),
    'Terms',
  ],
  [
    'the terms of a promotion',
    '/m/activityDetail?id=welcome',
    PromotionScreen,
    (html) =>
      gateway.reply('promotionDetail', () => success({ ...promotion, content: '<p>Untouched</p>', terms: html })),
    'Terms',
  ],
];

describe.each(screens)('%s', (_, at, Screen, body, below) => {
  test.each(hostileHtml)('shows the text of %s without active content', async (__, html) => {
    body(html);
    renderScreen({ Screen, at, texts: await startTestTexts() });
    const element = await screen.findByText('Read me');
    const text = element.closest('div[class*="root"]')!;
    expect(findActiveContent(text)).toBeUndefined();
    expect('hacked' in globalThis).toBe(false);
    // The text below the HTML must not be inside the element with the HTML: an unclosed tag would otherwise change the
    // rest of the page. Titles are plain text, so a tag in a title is visible as text.
    expect(text.contains(screen.getByText(below))).toBe(false);
    expect(screen.getAllByText('A <b>title</b>').length).toBeGreaterThan(0);
  });
});
