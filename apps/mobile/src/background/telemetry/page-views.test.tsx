// @vitest-environment happy-dom
import { sendPageViews } from '@livery/contract/telemetry/schemas';
import { BrandContext } from '@livery/kit/brand';
import { startI18n } from '@livery/kit/i18n';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PageViews } from './page-views.tsx';

const fetched = vi.fn(async (_url: string, _init: { body: string }) => new Response());
const readReports = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(body) as { visit: string });
const setVisibility = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

const languages = [{ code: 'EN', bcp47: 'en', dir: 'ltr' }] as const;
const basic = { code: 'tester', gateway: '', languages, defaultLanguage: 'EN', texts: {} } as unknown as BrandRuntime;

const open = async (brand: BrandRuntime) => {
  const texts = await startI18n(brand, async () => ({}), []);
  render(
    <BrandContext value={brand}>
      <I18nextProvider i18n={texts}>
        <MemoryRouter initialEntries={['/m/home']}>
          <Link to="/m/lottery/seven/2?token=secret">Lottery</Link>
          <Link to="/m/home?sideMenu=1">Home</Link>
          <PageViews />
        </MemoryRouter>
      </I18nextProvider>
    </BrandContext>,
  );
  // The module of `PageViewEffect` is already loaded. One turn of the event loop is enough to render this component.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return userEvent.setup();
};

beforeAll(() => import('./page-view-effect.tsx'));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

test('reports the pages of a visit with the time for which they were visible', async () => {
  const user = await open({ ...basic, analytics: true });
  wait(3);
  await user.click(screen.getByText('Lottery'));
  wait(10);
  expect(fetched).not.toHaveBeenCalled();
  setVisibility('hidden');
  wait(60);
  setVisibility('visible');
  wait(2);
  await user.click(screen.getByText('Home'));
  wait(1);
  setVisibility('hidden');
  const [first, second] = readReports();
  expect(first).toMatchObject({
    views: [
      { page: '/m/home', seconds: 3 },
      { page: '/m/lottery', seconds: 10 },
    ],
    language: 'EN',
    installed: false,
    referrer: null,
  });
  expect(second).toMatchObject({
    visit: first?.visit,
    views: [
      { page: '/m/lottery', seconds: 2 },
      { page: '/m/home', seconds: 1 },
    ],
  });
  for (const report of readReports()) expect(sendPageViews.request.safeParse(report).success).toBe(true);
  expect(JSON.stringify(readReports())).not.toContain('secret');
});

test('does not count the time in which the page is hidden, also if another page opens then', async () => {
  const user = await open({ ...basic, analytics: true });
  wait(3);
  setVisibility('hidden');
  wait(60);
  await user.click(screen.getByText('Lottery'));
  wait(60);
  setVisibility('visible');
  wait(5);
  setVisibility('hidden');
  expect(readReports()).toMatchObject([
    { views: [{ page: '/m/home', seconds: 3 }] },
    { views: [{ page: '/m/lottery', seconds: 5 }] },
  ]);
});

test('reports the open page when the recording stops, and nothing after it', async () => {
  await open({ ...basic, analytics: true });
  wait(4);
  cleanup();
  expect(readReports()).toMatchObject([{ views: [{ page: '/m/home', seconds: 4 }] }]);
  setVisibility('hidden');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('reports nothing if the brand file does not turn it on', async () => {
  const user = await open(basic);
  await user.click(screen.getByText('Lottery'));
  setVisibility('hidden');
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('reports nothing if the browser has the setting %s', async (name, value) => {
  vi.stubGlobal('navigator', { userAgent: '', [name]: value });
  const user = await open({ ...basic, analytics: true });
  await user.click(screen.getByText('Lottery'));
  setVisibility('hidden');
  expect(fetched).not.toHaveBeenCalled();
});
