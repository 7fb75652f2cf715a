// @vitest-environment happy-dom
import { clearSession, getSession } from '@livery/kit/session';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failure, startTestGateway, success, type TestGateway } from '../../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../../testing/test-app.tsx';
import { LoginDialog } from './login-dialog.tsx';

let gateway: TestGateway;

beforeEach(() => {
  localStorage.clear();
  clearSession();
  gateway = startTestGateway();
  gateway.reply('verificationPatterns', () => success({ fields: [], countries: [] }));
});
afterEach(() => {
  cleanup();
  clearSession();
});

/**
 * Page with an open login dialog and an input field. If the page unmounts, the text in the field is lost. The test
 * checks the text to prove that the page stays mounted.
 */
const Page = () => {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <input aria-label="Search" />
      <LoginDialog isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
};
const open = async (flags = {}) => {
  renderScreen({ Screen: Page, at: '/m/lobby?tab=2', texts: await startTestTexts(), flags });
  await screen.findByRole('dialog', { name: 'Log in' });
};
const logIn = async () => {
  await userEvent.type(screen.getByLabelText('Username'), 'demo');
  await userEvent.type(screen.getByLabelText('Password'), 'secret-1');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
};

test('closes after the login and keeps the page below with its input', async () => {
  gateway.reply('login', () => success({ token: 't1', userName: 'demo', customerType: 0, firstTimeLogin: false }));
  await open();
  const search = screen.getByLabelText<HTMLInputElement>('Search');
  search.value = 'half typed';
  await logIn();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(getSession()?.userName).toBe('demo');
  expect(screen.getByLabelText('Search')).toBe(search);
  expect(screen.getByRole('status', { name: 'place' }).textContent).toBe('/m/lobby?tab=2');
});

test('stays open with the user name after a rejected login', async () => {
  gateway.reply('login', () => failure('login.failed'));
  await open();
  await logIn();
  expect((await screen.findByRole('alert')).textContent).toContain('The username or the password is not right.');
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('demo');
  expect(getSession()).toBeNull();
});

test('links to the registration only when the brand allows it', async () => {
  await open({ DIRECTREG3: true });
  expect(screen.getByRole('link', { name: 'Sign up now' }).getAttribute('href')).toBe('/m/register');
  cleanup();
  await open();
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Sign up now' })).toBeNull();
});
