// @vitest-environment happy-dom
import { clearSession, getSession, setSession } from '@livery/kit/session';
import { subscribeToToasts } from '@livery/ui/toast-queue';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failure, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './trial-screen.tsx';

const trial = { token: 't1', userName: 'trial7', customerType: 4 };
let gateway: TestGateway;
let failures: string[];
let unsubscribe: () => void;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  clearSession();
  failures = [];
  unsubscribe = subscribeToToasts(
    (event) => 'show' in event && event.show.kind === 'fail' && failures.push(event.show.text),
  );
  gateway = startTestGateway();
  gateway.reply('freePlay', () => success(trial));
});
afterEach(() => {
  cleanup();
  unsubscribe();
  clearSession();
});

const open = async (query = '') => renderScreen({ Screen, at: `/m/trial${query}`, texts: await startTestTexts() });
const findPlayButton = () => screen.findByRole('button', { name: 'Test play' });
const getLocation = () => screen.getByRole('status', { name: 'place' }).textContent;

test('starts one trial on a double tap and opens the page in "from"', async () => {
  let respond = (): void => undefined;
  gateway.reply('freePlay', () => new Promise((resolve) => (respond = () => resolve(success(trial)))));
  await open('?from=%2Fm%2Flobby');
  const button = await findPlayButton();
  await userEvent.dblClick(button);
  respond();
  await waitFor(() => expect(getLocation()).toBe('/m/lobby'));
  expect(gateway.getCalls('freePlay')).toEqual([{}]);
  expect(getSession()).toMatchObject({ userName: 'trial7', type: 4 });
});

test('continues with the trial user that this tab has stored', async () => {
  sessionStorage.setItem('MC_TRIAL_USER', 'trial7');
  await open();
  await userEvent.click(await findPlayButton());
  await waitFor(() => expect(getSession()?.userName).toBe('trial7'));
  expect(gateway.getCalls('freePlay')).toEqual([{ userName: 'trial7' }]);
});

test('shows the message of a rejection and starts no session', async () => {
  gateway.reply('freePlay', () => failure('function.not.available'));
  await open();
  await userEvent.click(await findPlayButton());
  await waitFor(() =>
    expect(failures).toEqual(['This is not available at the moment, or your account may not use it.']),
  );
  expect(getSession()).toBeNull();
});

test('redirects a member home, and offers a trial member to continue', async () => {
  const session = { token: 't1', userName: 'demo', merchantCode: 'bituinara', firstTimeLogin: false };
  setSession({ ...session, type: 0 });
  await open();
  await waitFor(() => expect(getLocation()).toBe('/m/home'));
  cleanup();
  setSession({ ...session, type: 4 });
  await open();
  expect((await screen.findByRole('link', { name: 'Go on playing' })).getAttribute('href')).toBe('/m/home');
});
