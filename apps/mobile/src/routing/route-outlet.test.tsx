// @vitest-environment happy-dom
import { wpsApi } from '@livery/api/client';
import { defineFeature, type Feature, type FeatureDefinition } from '@livery/kit/feature/define-feature';
import { FlagsContext } from '@livery/kit/flags';
import { clearSession, setSession } from '@livery/kit/session';
import type { Flags } from '@livery/merchant/flags';
import { configureStore } from '@reduxjs/toolkit';
import { act, cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { deferredApp } from '../deferred/lazy-deferred-app.ts';
import { RouteOutlet } from './route-outlet.tsx';

const texts = i18next.createInstance();
await texts.init({
  lng: 'en',
  resources: {
    en: { shell: { state: { off: { title: 'Switched off' } }, trial: { refused: 'Real account needed' } } },
  },
});

const store = configureStore({ reducer: { wps: wpsApi.reducer } });

const feature = (facts: Partial<FeatureDefinition>): Feature =>
  defineFeature({
    id: 'mine',
    access: 'member',
    routes: [{ path: '/m/mine', screen: async () => ({ Screen: () => <h1>The member page</h1> }) }],
    ...facts,
  });

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

const open = (of: Feature, flags: Flags = {}) =>
  act(async () =>
    render(
      <I18nextProvider i18n={texts}>
        <Provider store={store}>
          <FlagsContext value={flags}>
            <MemoryRouter initialEntries={['/m/mine?tab=2']}>
              <Address />
              <Suspense>
                <Routes>
                  <Route path="/m/mine" element={<RouteOutlet feature={of} route={of.routes[0]} />} />
                  <Route path="*" element={null} />
                </Routes>
              </Suspense>
            </MemoryRouter>
          </FlagsContext>
        </Provider>
      </I18nextProvider>,
    ),
  );

const member = (type: number) =>
  setSession({ token: 't', userName: 'demo', merchantCode: 'bituinara', type, firstTimeLogin: false });

// `deferredApp` contains the routes. Before it has loaded, only the route of the home page exists.
beforeAll(() => deferredApp.load());
beforeEach(() => clearSession());
afterEach(cleanup);

test('leads a guest to the log-in with a way back', async () => {
  await open(feature({}));
  expect(screen.getByText('/m/login?from=%2Fm%2Fmine%3Ftab%3D2')).toBeDefined();
});

test('admits a member', async () => {
  member(0);
  await open(feature({}));
  expect(screen.getByRole('heading', { name: 'The member page' })).toBeDefined();
});

test('leads a trial member to the home', async () => {
  member(4);
  await open(feature({ trialAccess: 'denied' }));
  expect(screen.getByText('/m/home')).toBeDefined();
});

test('shows every visitor that a feature is disabled', async () => {
  member(0);
  await open(feature({ flag: 'DEPOSIT' }), {});
  expect(screen.getByText('Switched off')).toBeDefined();
});
