// @vitest-environment jsdom
import { clearSession, setSession } from '@livery/kit/session';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failure, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen as DetailScreen } from './message-screen.tsx';
import { Screen as ListScreen } from './messages-screen.tsx';

const id = '3f1d2c4b-5a69-4788-9a6b-7c8d9e0f1a21';
const summary = {
  id,
  kind: 'money',
  title: 'Deposit paid',
  excerpt: 'It is in your wallet.',
  sentAt: '2026-01-05T08:00:00.000Z',
  isRead: false,
};
const { excerpt: _, ...fields } = summary;
const detail = { ...fields, content: '<p>It is in your wallet.</p>' };
const page = (list: readonly object[], pageNum = 1, totalPages = 1) =>
  success({ list, pageNum, totalPages, total: list.length });
let gateway: TestGateway;

beforeEach(() => {
  setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false });
  gateway = startTestGateway();
  gateway.reply('messageList', () => page([summary]));
  gateway.reply('messageDetail', () => success(detail));
  gateway.reply('readMessages', () => success({ unreadCount: 0 }));
});
afterEach(() => {
  cleanup();
  clearSession();
});

const open = async (Screen: ComponentType, at = '/m/messages') =>
  renderScreen({ Screen, at, texts: await startTestTexts() });
const getLocation = () => screen.getByRole('status', { name: 'place' }).textContent;

test('deletes a message and restores it with the undo button', async () => {
  gateway.reply('deleteMessages', () => {
    gateway.reply('messageList', () => page([]));
    return success({ unreadCount: 0 });
  });
  gateway.reply('restoreMessages', () => {
    gateway.reply('messageList', () => page([summary]));
    return success({ unreadCount: 1 });
  });
  await open(ListScreen);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete “Deposit paid”' }));
  expect(await screen.findByText('No messages yet')).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: /Deposit paid/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(gateway.getCalls('restoreMessages')).toEqual([{ ids: [id] }]);
});

test('offers no undo when the gateway rejects the deletion', async () => {
  gateway.reply('deleteMessages', () => failure('system.busy'));
  await open(ListScreen);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete “Deposit paid”' }));
  await waitFor(() => expect(gateway.getCalls('deleteMessages')).toHaveLength(1));
  expect(await screen.findByRole('link', { name: /Deposit paid/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('marks all messages as read, and then hides the button', async () => {
  gateway.reply('readMessages', () => {
    gateway.reply('messageList', () => page([{ ...summary, isRead: true }]));
    return success({ unreadCount: 0 });
  });
  await open(ListScreen);
  expect(await screen.findByText('Unread:')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
  expect(screen.getByRole('link', { name: /Deposit paid/ })).toBeDefined();
  expect(screen.queryByText('Unread:')).toBeNull();
  expect(gateway.getCalls('readMessages')).toEqual([{}]);
});

test('marks an unread message as read once it is open', async () => {
  await open(DetailScreen, `/m/message?id=${id}`);
  expect(await screen.findByText('It is in your wallet.')).toBeDefined();
  await waitFor(() => expect(gateway.getCalls('readMessages')).toEqual([{ ids: [id] }]));
});

test('returns to the list after a deletion, and also without an id in the address', async () => {
  gateway.reply('deleteMessages', () => success({ unreadCount: 0 }));
  await open(DetailScreen, `/m/message?id=${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(getLocation()).toBe('/m/webEmail'));
  cleanup();
  await open(DetailScreen, '/m/message');
  await waitFor(() => expect(getLocation()).toBe('/m/webEmail'));
});
