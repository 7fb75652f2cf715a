// @vitest-environment happy-dom
import { clearSession, getSession } from '@livery/kit/session';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { consumeOAuthState, saveOAuthState } from './oauth-state.ts';
import { Screen } from './social-screen.tsx';

let gateway: TestGateway;

beforeEach(() => {
  sessionStorage.clear();
  gateway = startTestGateway();
  saveOAuthState({
    provider: 'google',
    state: 'expected',
    verifier: 'v1',
    tokenEndpoint: 'https://id.example/token',
    clientId: 'c1',
    redirectUri: 'https://app.example/m/social',
    from: '/m/promotion',
  });
});
afterEach(() => {
  cleanup();
  clearSession();
  history.replaceState(null, '', '/');
});

const returnFromProvider = async (query: string) => {
  history.replaceState(null, '', `/m/social${query}`);
  renderScreen({ Screen, at: '/m/social', texts: await startTestTexts() });
  await screen.findByText(/^\/m\/login/);
};

test.each([
  ['the state is of another login', '?code=abc&state=other'],
  ['the code is missing', '?state=expected'],
  ['the member denied the access', '?error=access_denied&state=expected'],
])('returns to the login without a call when %s', async (_, query) => {
  await returnFromProvider(query);
  expect(gateway.calls).toEqual([]);
  expect(getSession()).toBeNull();
});

test('removes the code from the address and the state from the tab', async () => {
  await returnFromProvider('?code=abc&state=other');
  expect(location.search).toBe('');
  expect(consumeOAuthState()).toBeNull();
});
