// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { maskMessage, startPageReports } from './page-reports.ts';

const observers = vi.hoisted(() => ({ lcp: vi.fn() }));
vi.mock('web-vitals', () => ({
  onCLS: vi.fn(),
  onFCP: vi.fn(),
  onINP: vi.fn(),
  onTTFB: vi.fn(),
  onLCP: observers.lcp,
}));

const fetched = vi.fn(async (_url: string, _init: { body: string }) => new Response());
const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};
const readReports = () => fetched.mock.calls.map(([url, { body }]) => ({ url, ...(JSON.parse(body) as object) }));

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

test('sends the speed and different errors once, when the page is hidden', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.05);
  startPageReports({ build: 'b1', code: 'bituinara', gateway: 'https://gateway.example' });
  const [record] = observers.lcp.mock.calls[0] as [(metric: object) => void];
  record({ name: 'LCP', value: 1500 });
  record({ name: 'LCP', value: 1800 });
  for (let count = 0; count < 2; count += 1)
    dispatchEvent(new ErrorEvent('error', { message: 'boom', error: new TypeError('boom'), lineno: 7 }));
  expect(fetched).not.toHaveBeenCalled();
  hide();
  hide();
  expect(readReports()).toEqual([
    {
      url: 'https://gateway.example/wps/page-reports',
      page: expect.any(String),
      vitals: [{ name: 'LCP', value: 1800 }],
      errors: [{ message: 'TypeError: boom', line: 7 }],
    },
  ]);
});

test('measures the speed of only some pages', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  startPageReports({ build: 'b1', code: 'bituinara', gateway: '' });
  expect(observers.lcp).not.toHaveBeenCalled();
});

test('masks what can be personal data in a message', () => {
  expect(maskMessage('No account a.b@example.com for 09171234567 at https://x.example/m/a?token=secret')).toBe(
    'No account <email> for <number> at https://x.example/m/a?',
  );
  expect(maskMessage('x'.repeat(500))).toHaveLength(300);
});

const visit = '3c9a2f5e-0000-4000-8000-000000000000.c';
const brand = { build: 'b1', code: 'bituinara', gateway: '' };
const fail = () => dispatchEvent(new ErrorEvent('error', { message: 'boom', error: new TypeError('boom') }));

describe('in a trial', () => {
  beforeEach(() => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    localStorage.clear();
  });
  afterEach(() => void (document.cookie = 'livery-release=; Max-Age=0'));

  test('the first page of a browser reports its start, and the first one with an error the failure', () => {
    document.cookie = `livery-release=${visit}`;
    for (let page = 0; page < 2; page += 1) {
      startPageReports(brand);
      fail();
      hide();
    }
    const trials = readReports().flatMap((report) => ('trial' in report ? [report.trial] : []));
    expect(trials).toEqual([
      { visit, build: 'b1', started: 'network' },
      { visit, build: 'b1', hasFailed: true },
    ]);
  });

  test('another build, and another trial, report again', () => {
    document.cookie = `livery-release=${visit}.l`;
    startPageReports(brand);
    startPageReports({ ...brand, build: 'b2' });
    const next = visit.replace('3c9a', '4c9a');
    document.cookie = `livery-release=${next}`;
    startPageReports(brand);
    expect(readReports()).toMatchObject([{ trial: { visit } }, { trial: { build: 'b2' } }, { trial: { visit: next } }]);
  });

  test('nothing is reported where the browser stores nothing, or without a valid cookie', () => {
    document.cookie = 'livery-release=hello';
    startPageReports(brand);
    document.cookie = `livery-release=${visit}`;
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem });
    startPageReports(brand);
    expect(fetched).not.toHaveBeenCalled();
  });
});
