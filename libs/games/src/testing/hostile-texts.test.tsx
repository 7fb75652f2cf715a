// @vitest-environment jsdom
import { hostileHtml, findActiveContent } from '@livery/api/testing/hostile-html';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AnnouncementPopup } from '../home/announcement-popup/announcement-popup.tsx';
import { Screen as NoticeScreen } from '../home/announcements/announcements-screen.tsx';
import { announcement, startGateway } from './gateway.ts';
import { renderScreen } from './render-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(globalThis, 'hacked');
});

const image = {
  announcementImages: [{ sequence: 1, url: 'javascript:globalThis.hacked=true' }],
  link: 'javascript:globalThis.hacked=true',
};

const screens = [
  ['the list of announcements', 'PL', <NoticeScreen key="list" />, '/m/notice'],
  ['the announcement popup', 'PU', <AnnouncementPopup key="popup" />, '/m/home?popup=announcements'],
] as const;

describe.each(screens)('%s', (_, type, shown, path) => {
  test.each(hostileHtml)('shows the text of %s without active content', async (__, html) => {
    const hostile = announcement('a', type, { title: 'A <b>title</b>', content: html, execution: 'B', ...image });
    startGateway({ MCSFE_getListAnnouncements: { list: [hostile, announcement('b', type, { execution: 'B' })] } });
    await renderScreen(shown, { path });
    const textElement = await screen.findByText('Read me');
    const text = textElement.closest('div[class*="root"]')!;
    expect(findActiveContent(text)).toBeUndefined();
    expect('hacked' in globalThis).toBe(false);
    expect(screen.getByText('A <b>title</b>')).toBeDefined();
    expect(document.querySelector('a[href^="javascript"]')).toBeNull();
  });
});

test('shows an announcement with an invalid date', async () => {
  startGateway({ MCSFE_getListAnnouncements: { list: [announcement('a', 'PL', { publishedAt: 'one day' })] } });
  await renderScreen(<NoticeScreen />, { path: '/m/notice' });
  expect(await screen.findByText('Title a')).toBeDefined();
  expect(await screen.findByText('Text a')).toBeDefined();
});
