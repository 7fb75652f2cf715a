// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tabStorage } from '@livery/kit/storage';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { offline, startGateway } from '../../testing/gateway.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Screen } from './chat-screen.tsx';

const key = 'a-key-of-more-than-twenty';
const greeting = {
  id: 'greeting',
  author: 'service',
  text: 'Welcome. This is a demonstration.',
  sentAt: '2026-01-01T00:00:00Z',
};
const conversationWith = (text: string) => [
  greeting,
  { ...greeting, id: '1', author: 'visitor', text },
  { ...greeting, id: '2', text: 'Thank you.' },
];
const messages = () => [...screen.getByRole('log').querySelectorAll('p')].map((message) => message.textContent);

beforeEach(() => tabStorage.clear());
afterEach(cleanup);

test('sends a message and shows the reply', async () => {
  const user = userEvent.setup();
  startGateway({ open: { key, messages: [greeting] }, send: { messages: conversationWith('Hello there') } });
  await renderScreen(<Screen />);
  await user.type(await screen.findByRole('textbox', { name: 'Your message' }), '  Hello there {Enter}');
  await screen.findByText('Thank you.');
  expect(messages()).toEqual([
    'Customer service: Welcome. This is a demonstration.',
    'You: Hello there',
    'Customer service: Thank you.',
  ]);
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('');
  expect(tabStorage.get('livery.serviceChat')).toBe(key);
});

test('retains an unsent message and sends it again', async () => {
  const user = userEvent.setup();
  const gateway = startGateway({ open: { key, messages: [greeting] }, send: offline });
  await renderScreen(<Screen />);
  await user.type(await screen.findByRole('textbox'), 'Are you there?{Enter}');
  const again = await screen.findByRole('button', { name: 'Not sent. Try again' });
  gateway.handlers = { send: { messages: conversationWith('Are you there?') } };
  await user.click(again);
  await screen.findByText('Thank you.');
  expect(screen.queryByRole('button', { name: /Not sent/ })).toBeNull();
  expect(messages()).toHaveLength(3);
});

test('sends neither an empty message nor one during text composition', async () => {
  const gateway = startGateway({ open: { key, messages: [greeting] } });
  await renderScreen(<Screen />);
  const field = await screen.findByRole('textbox');
  expect((screen.getByRole('button', { name: 'Send' }) as HTMLButtonElement).disabled).toBe(true);
  fireEvent.change(field, { target: { value: '   ' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.change(field, { target: { value: 'tiếng' } });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(gateway.requests).toEqual(['/wps/service/chat/open']);
});

test('offers a retry for a conversation that fails to open', async () => {
  const gateway = startGateway({ open: offline });
  await renderScreen(<Screen />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  gateway.handlers = { open: { key, messages: [greeting] } };
  fireEvent.click(retry);
  await waitFor(() => expect(messages()).toHaveLength(1));
});
