// @vitest-environment happy-dom
import { ErrorCode } from '@livery/contract/errors';
import { clearSession, getSession } from '@livery/kit/session';
import type { Flags } from '@livery/merchant/flags';
import { subscribeToToasts, type Toast } from '@livery/ui/toast-queue';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { i18n } from 'i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { failure, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './register-screen.tsx';

const rule = (name: string, more: object = {}) => ({
  name,
  enabled: true,
  required: true,
  pattern: null,
  minLength: 1,
  maxLength: 30,
  message: `${name} is wrong.`,
  ...more,
});
const settings = (more: object = {}, hasNumber = false) => ({
  fields: [
    rule('username'),
    rule('password'),
    rule('confirmPassword'),
    rule('mobileNum', { enabled: hasNumber, maxLength: 20 }),
    rule('verificationCode', { enabled: hasNumber, maxLength: 10 }),
    rule('affiliateCode', { required: false }),
  ],
  countries: [{ country: 'PH', dialingCode: '63' }],
  captcha: false,
  smsBy: 'gateway',
  minimumAge: 18,
  ...more,
});
const byName: Flags = { REG3: true, USERNAMEREG3: true };
let gateway: TestGateway;
let texts: i18n;
let toasts: Toast[];
const readClock = performance.now.bind(performance);
let skippedMs = 0;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
  toasts = [];
  vi.spyOn(performance, 'now').mockImplementation(() => readClock() + skippedMs);
  gateway = startTestGateway();
  gateway.reply('registerSettings', () => success(settings()));
  gateway.reply('listAnnouncements', () => success({ list: [], footer: { unreadCount: 0 } }));
  gateway.reply('register', () =>
    success({ token: 't1', userName: 'newcomer', customerType: 0, firstTimeLogin: true }),
  );
  texts = await startTestTexts();
  const stop = subscribeToToasts((event) => 'show' in event && toasts.push(event.show));
  return () => {
    stop();
    cleanup();
    vi.unstubAllGlobals();
  };
});

const open = async (flags: Flags, query = '') => {
  renderScreen({ Screen, at: `/m/register${query}`, texts, flags });
  await screen.findByRole('heading', { name: 'Sign up' });
};
const box = (name: RegExp | string) => screen.findByLabelText<HTMLInputElement>(name);
/** Taps a button of the form some time after the last tap, so that the form does not ignore it as a double tap. */
const tapLater = (name: string) => {
  skippedMs += 1000;
  return userEvent.click(screen.getByRole('button', { name }));
};
const submit = () => tapLater('Sign up');
const fillAccount = async () => {
  await userEvent.type(await box(/^Username/), 'newcomer');
  await userEvent.type(await box(/^Password/), 'Violet-77');
  await userEvent.type(await box(/^Confirm/), 'Violet-77');
};
const confirmAge = () => userEvent.click(screen.getByRole('checkbox', { name: /18/ }));
const fill = async () => {
  await fillAccount();
  await confirmAge();
};
const goOn = () => tapLater('Continue');
const atStep = (name: string) => screen.findByRole('heading', { level: 2, name });

test.each<[string, Flags, number]>([
  ['one method, by name', { REG3: true, USERNAMEREG3: true }, 0],
  ['one method, by number', { REG3: true, MOBILENUMREG3: true, MOBILENUMPASSREG3: true }, 0],
  ['two methods', { REG3: true, USERNAMEREG3: true, MOBILENUMREG3: true }, 2],
])('shows radio buttons only for two or more registration methods: %s', async (_, flags, count) => {
  await open(flags);
  await box(/^Password/);
  expect(screen.queryAllByRole('radio')).toHaveLength(count);
  expect(screen.queryByRole('textbox', { name: /^Username/ }) !== null).toBe(Boolean(flags.USERNAMEREG3));
});

test('goes back one page, or home when there is no history', async () => {
  renderScreen({ Screen, at: '/m/register', before: ['/m/help'], texts, flags: byName });
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(screen.getByRole('status', { name: 'place' }).textContent).toBe('/m/help');
  cleanup();
  await open(byName);
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/m/home');
});

test('reports that registration is closed when no method is enabled', async () => {
  await open({ REG3: true });
  expect(await screen.findByText('Signing up is closed at the moment.')).toBeDefined();
});

test("loads the brand's announcement for newcomers and shows it above the form", async () => {
  gateway.reply('listAnnouncements', () =>
    success({
      list: [
        {
          id: 'a1',
          type: 'B',
          title: 'Welcome',
          content: '<p>Grown-ups <img src=x onerror=alert(1)>only.</p>',
          publishedAt: '2026-01-01T00:00:00.000Z',
          isRead: false,
          image: null,
          link: null,
        },
      ],
      footer: { unreadCount: 0 },
    }),
  );
  await open(byName);
  await screen.findByText('Welcome');
  expect(gateway.getCalls('listAnnouncements')).toMatchObject([{ types: 'B', groupName: 'm_reg', platform: 'M' }]);
  expect(document.querySelector('[onerror]')).toBeNull();
});

test('checks a valid affiliate code of the address once, makes it read-only and sends it with its domain', async () => {
  gateway.reply('checkAffiliateCode', () => success({ success: true }));
  await open(byName, '?affiliateCode=SUN77&domain=sun.example');
  await fill();
  await waitFor(async () => expect((await box(/^Invitation code/)).readOnly).toBe(true));
  await submit();
  await waitFor(() => expect(getSession()?.userName).toBe('newcomer'));
  expect(gateway.getCalls('checkAffiliateCode')).toEqual([{ code: 'SUN77', domain: 'sun.example' }]);
  expect(gateway.getCalls('register')).toMatchObject([{ affiliateCode: 'SUN77', domain: 'sun.example' }]);
  // The duration is in milliseconds (specification, section 9).
  expect(toasts).toMatchObject([{ kind: 'success', text: 'Your account is ready', duration: 1500 }]);
});

test('checks an invalid affiliate code of the address before the registration and reports the failure', async () => {
  gateway.reply('checkAffiliateCode', () => success({ success: false }));
  await open(byName, '?affiliateCode=NOSUCH');
  await fill();
  await submit();
  await waitFor(() => expect(toasts.map(({ kind }) => kind)).toEqual(['fail']));
  expect(document.activeElement).toBe(await box(/^Invitation code/));
  expect(gateway.getCalls('register')).toEqual([]);
});

test('waits 60 s between provider codes and verifies each code once, before the registration', async () => {
  gateway.reply('registerSettings', () => success(settings({ smsBy: 'provider' }, true)));
  gateway.reply('startSocialLogin', () =>
    success({
      authorizationEndpoint: '/a',
      tokenEndpoint: '/t',
      phoneEndpoint: '/oauth/dev/phone',
      clientId: 'client',
      scope: 'openid',
      nonce: 'n1',
    }),
  );
  const wire = globalThis.fetch;
  const requests: { path: string; body: Record<string, string> }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const path = new URL(address, 'http://test.local').pathname;
    if (!path.startsWith('/oauth/dev/phone')) return wire(address, init);
    const body = JSON.parse(String(init.body)) as Record<string, string>;
    requests.push({ path, body });
    if (path.endsWith('/send')) return Response.json({ sessionInfo: 's1' });
    return body.code === '123456' ? Response.json({ idToken: 'vouched' }) : Response.json({}, { status: 400 });
  });
  gateway.reply('register', () => failure(ErrorCode.UsernameTaken, { field: 'username' }));
  await open({ ...byName, REGMOBVERF3: true });
  await fillAccount();
  await goOn();
  await atStep('Contact details');
  await userEvent.type(screen.getByRole('textbox', { name: /^Mobile number/ }), '09175550199');
  await userEvent.click(screen.getByRole('button', { name: 'Get code' }));
  await screen.findByRole('button', { name: /^Again in (60|59|58|57) s$/ });
  expect(requests).toMatchObject([{ path: '/oauth/dev/phone/send', body: { phoneNumber: '+639175550199' } }]);
  const code = await box(/^Code/);
  await userEvent.type(code, '000000');
  await goOn();
  await atStep('Last details');
  await confirmAge();
  await submit();
  await atStep('Contact details');
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(gateway.getCalls('register')).toEqual([]);
  await userEvent.clear(code);
  await userEvent.type(code, '123456');
  await goOn();
  await atStep('Last details');
  await submit();
  await waitFor(() =>
    expect(gateway.getCalls('register')).toMatchObject([{ firebaseChannel: 'sms', firebaseIdToken: 'vouched' }]),
  );
  await waitFor(async () => expect(document.activeElement).toBe(await box(/^Username/)));
  // The gateway rejects the first request because of the user name. The second request must use the first verification
  // of the SMS code, because the identity provider accepts each code only once.
  await goOn();
  await goOn();
  await submit();
  await waitFor(() => expect(gateway.getCalls('register')).toHaveLength(2));
  expect(requests.filter(({ path }) => path.endsWith('/verify'))).toHaveLength(2);
});
