// @vitest-environment happy-dom
import { clearSession, setSession } from '@livery/kit/session';
import type { Flags } from '@livery/merchant/flags';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Screen as BankCards } from './wallet/bank-accounts/bank-cards-screen.tsx';
import { Screen as Deposit } from './wallet/deposit/deposit-screen.tsx';
import { forgetPassword } from './auth/remember-me/password-memory.ts';
import { Screen as ChangePassword } from './auth/password/change/change-password-screen.tsx';
import { Screen as Forget } from './auth/forgot-password/forgot-password-screen.tsx';
import { Screen as Login } from './auth/login/login-screen.tsx';
import { Screen as PaymentPassword } from './wallet/payment-password/payment-password-screen.tsx';
import { Screen as PlayLimits } from './member/responsible-gaming/responsible-gaming-screen.tsx';
import { Screen as Profile } from './member/profile/profile-screen.tsx';
import { Screen as Questions } from './member/security/questions-screen.tsx';
import { startTestGateway, success, type TestGateway } from './testing/gateway.ts';
import { renderScreen, startTestTexts } from './testing/test-app.tsx';
import { Screen as Transfer } from './wallet/transfers/member-screen.tsx';
import { Screen as Withdraw } from './wallet/withdraw/withdraw-screen.tsx';

const uuid = '3f1d2c4b-5a69-4788-9a6b-7c8d9e0f1a2b';
const rule = (name: string, pattern: string | null, maxLength: number) => ({
  name,
  enabled: true,
  required: true,
  pattern,
  minLength: 1,
  maxLength,
  message: `${name} is wrong.`,
});
const limits = (['deposit', 'loss', 'wager'] as const).flatMap((kind) =>
  (['day', 'week', 'month'] as const).map((period) => ({ kind, period, amount: null, used: '0.00', next: null })),
);
const questions = ['q1', 'q2', 'q3'].map((questionId) => ({ questionId, question: `Question ${questionId}?` }));
const card = { id: uuid, kind: 'bank', bankId: 'bank', bankName: 'Bank', holder: 'Tala Reyes', lastDigits: '4242' };
const money = { currency: 'PHP', balance: '1000.00', locked: '0.00', available: '1000.00' };

/** Gateway responses that the tested screens load when they open. */
const responses: Readonly<Record<string, unknown>> = {
  verificationPatterns: {
    fields: [
      rule('loginUsername', '[a-z0-9]{4,12}', 12),
      rule('loginPassword', null, 20),
      rule('password', null, 20),
      rule('loginMobileNum', '[0-9]{10}', 20),
      rule('verificationCode', '[0-9]{6}', 10),
    ],
    countries: [{ country: 'PH', dialingCode: '63' }],
  },
  memberInfo: {
    account: 'demo',
    regDate: '2026-01-01T00:00:00.000Z',
    type: 0,
    toUpline: null,
    headIcon: null,
    nickname: null,
    vipLevel: 0,
  },
  memberProfile: { nickname: null, email: null, emailVerified: false, mobileNum: null, payeeName: null },
  securityQuestions: { list: questions },
  customerSecurityQuestions: { list: [], setAt: null },
  paymentPasswordStatus: { isSet: false, lockedUntil: null, payoutsHeldUntil: null },
  playLimits: { now: '2026-01-02T03:04:05.000Z', limits, realityMinutes: null, pause: null, netDeposits: '0.00' },
  getPlaySession: {
    startedAt: '2026-01-02T03:04:05.000Z',
    now: '2026-01-02T03:04:05.000Z',
    staked: '0.00',
    net: '0.00',
    currency: 'PHP',
    realityMinutes: null,
  },
  listPayoutBanks: { banks: [{ id: 'bank', kind: 'bank', name: 'Bank', shortest: 10, longest: 12 }] },
  listBankCards: { cards: [], mostCards: 5, hasPaymentPassword: true, payeeName: null },
  depositOptions: {
    currency: 'PHP',
    open: [],
    bonuses: [],
    channels: [
      {
        id: 'wallet',
        name: 'Wallet',
        kind: 'wallet',
        least: '50.00',
        most: '5000.00',
        feeRate: '0.00',
        feeFixed: '0.00',
        takes: 0,
        quickAmounts: [],
      },
    ],
  },
  withdrawOptions: {
    ...money,
    rolloverLeft: '0.00',
    least: '50.00',
    most: '500.00',
    dailyLeft: '500.00',
    countLeft: 3,
    freeLeft: 3,
    feeRate: '0.00',
    feeFixed: '0.00',
    hasPaymentPassword: true,
    payoutsHeldUntil: null,
    cards: [card],
    open: [],
  },
  transferOptions: {
    ...money,
    upline: null,
    canSendToMembers: true,
    hasPaymentPassword: true,
    payoutsHeldUntil: null,
    recent: [],
  },
};

interface Form {
  readonly Screen: ComponentType;
  /** URL path and query of the screen with the form. If undefined, it is `/m/form`. */
  readonly at?: string;
  readonly flags?: Flags;
  /** Names of the buttons or tabs that the test taps one after the other, until the form is open. */
  readonly through?: readonly (string | RegExp)[];
  readonly submit: string;
  readonly operation: string;
}

const forms = {
  'the log-in': { Screen: Login, submit: 'Log in', operation: 'login' },
  'the log-in by code': {
    Screen: Login,
    flags: { MOBILEVERCODELOGIN3: true },
    through: ['Mobile number'],
    submit: 'Log in',
    operation: 'login',
  },
  'the forgotten password': { Screen: Forget, submit: 'Send the link', operation: 'forgotPasswordByEmail' },
  'the forgotten password by phone': {
    Screen: Forget,
    flags: { MOBILEVERCODELOGIN3: true },
    submit: 'Set the password',
    operation: 'setPasswordBySms',
  },
  'the change of the password': { Screen: ChangePassword, submit: 'Confirm', operation: 'changePassword' },
  'the nickname': { Screen: Profile, through: [/^Nickname/], submit: 'Save', operation: 'setNickname' },
  'the payee name': { Screen: Profile, through: [/^Payee name/], submit: 'Save', operation: 'setPayeeName' },
  'the e-mail': { Screen: Profile, through: [/^E-mail/], submit: 'Save', operation: 'setEmail' },
  'the questions': { Screen: Questions, submit: 'Save answers', operation: 'setSecurityQuestions' },
  'the payment password': { Screen: PaymentPassword, submit: 'Save', operation: 'setPaymentPassword' },
  'a bank card': { Screen: BankCards, through: ['Add an account'], submit: 'Add an account', operation: 'addBankCard' },
  'a limit': { Screen: PlayLimits, through: [/^24 hours/], submit: 'Set limit', operation: 'setPlayLimit' },
  'a deposit': {
    Screen: Deposit,
    at: '/m/form?channel=wallet',
    submit: 'Continue to payment',
    operation: 'createDeposit',
  },
  'a withdrawal': { Screen: Withdraw, submit: 'Withdraw', operation: 'withdraw' },
  'a transfer': { Screen: Transfer, submit: 'Transfer', operation: 'transferToMember' },
} as const satisfies Readonly<Record<string, Form>>;

let gateway: TestGateway;
let texts: i18n;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  forgetPassword();
  setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false });
  gateway = startTestGateway();
  for (const [name, value] of Object.entries(responses)) gateway.reply(name, () => success(value));
  texts = await startTestTexts();
});
afterEach(cleanup);

/** Returns queries for the open dialog. If no dialog is open, returns queries for the complete page. */
const getContainer = () => within(screen.queryByRole('dialog') ?? document.body);
const press = async (name: string | RegExp) =>
  userEvent.click((await screen.findAllByRole(name === 'Mobile number' ? 'tab' : 'button', { name }))[0]!);
const box = async (label: string) =>
  (await waitFor(() => getContainer().getAllByLabelText<HTMLInputElement>(label)))[0]!;

const open = async (form: Form) => {
  const { Screen, at = '/m/form', flags = {}, through = [] } = form;
  // The login screen would redirect a visitor with a session, so the test ends the session.
  if (form.operation === 'login') clearSession();
  renderScreen({ Screen, at, texts, flags });
  for (const name of through) await press(name);
};
const fill = async (label: string, text: string) => {
  (await box(label)).focus();
  await userEvent.paste(text);
};
const submit = async ({ submit: name }: Form) =>
  userEvent.click((await waitFor(() => getContainer().getAllByRole('button', { name }))).at(-1)!);

const range = '₱50.00 to ₱5,000.00';

describe('keeps an invalid value and explains the rule:', () => {
  test.each<[keyof typeof forms, string, string, string]>([
    ['the log-in', 'Username', '<script>alert(1)</script>', 'loginUsername is wrong.'],
    ['the log-in', 'Username', 'اسم المستخدم', 'loginUsername is wrong.'],
    ['the log-in', 'Password', 'x'.repeat(21), 'loginPassword is wrong.'],
    ['the log-in by code', 'Mobile number', '0917-ABCDEF', 'loginMobileNum is wrong.'],
    ['the log-in by code', 'Code', '12345', 'verificationCode is wrong.'],
    ['the forgotten password', 'Username', '"; drop table', 'loginUsername is wrong.'],
    [
      'the forgotten password',
      'E-mail address',
      'demo@example.com, other@example.com',
      'This e-mail address is not correct.',
    ],
    ['the forgotten password by phone', 'Mobile number', '+63 917 555 010', 'loginMobileNum is wrong.'],
    ['the forgotten password by phone', 'New password', 'x'.repeat(21), 'password is wrong.'],
    ['the change of the password', 'New password', 'x'.repeat(21), 'password is wrong.'],
    ['the change of the password', 'Confirm password', 'another', 'Confirmation password not matched'],
    ['the nickname', 'Nickname', '<b>Tala</b>', 'Use 2 to 20 letters, digits or spaces.'],
    ['the nickname', 'Nickname', '💥💥💥', 'Use 2 to 20 letters, digits or spaces.'],
    ['the payee name', 'Payee name', 'Tala <Reyes>', 'Write the name in letters, 2 to 60 of them.'],
    ['the payee name', 'Payee name', '12345', 'Write the name in letters, 2 to 60 of them.'],
    ['the e-mail', 'E-mail', 'tala@example', 'This is not an e-mail address.'],
    ['the questions', 'Answer', ' a ', 'Write an answer of two characters or more.'],
    ['a bank card', 'Account number', '123456789', '10 to 12 digits'],
    ['a bank card', 'Name on the account', '<b>Tala</b>', 'As your bank writes it'],
    ['a limit', 'Amount', '1e3', 'Enter an amount above zero, with two decimals at most.'],
    ['a limit', 'Amount', '1,000', 'Enter an amount above zero, with two decimals at most.'],
    ['a limit', 'Amount', '0.00', 'Enter an amount above zero, with two decimals at most.'],
    ['a deposit', 'Amount', '-100', range],
    ['a deposit', 'Amount', '5000.01', range],
    ['a withdrawal', 'Amount', '49.99', '₱50.00 to ₱500.00'],
    ['a transfer', 'Amount', '1000.01', 'Up to ₱1,000.00'],
    ['a transfer', 'Account name', 'اسم', 'The name that the member logs in with'],
    ['a transfer', 'Account name', '<b>tala</b>', 'The name that the member logs in with'],
  ])('in %s, field %s, value %j: %s', async (name, label, typed, expectedMessage) => {
    const form = forms[name];
    await open(form);
    await fill(label, typed);
    await submit(form);
    await waitFor(async () => {
      const field = await box(label);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(expectedMessage);
      expect(field.value).toBe(typed);
    });
    expect(gateway.getCalls(form.operation)).toEqual([]);
  });
});

test('accepts digits of any keyboard and drops other characters in a digits field', async () => {
  await open(forms['a bank card']);
  await fill('Account number', '12 34-٥٦٧٨ ९०\nx');
  expect((await box('Account number')).value).toBe('1234567890');
});

test('reads a comma before two digits as the decimal separator: a limit of 12,50', async () => {
  await open(forms['a limit']);
  await fill('Amount', '12,50');
  await submit(forms['a limit']);
  await waitFor(() =>
    expect(gateway.getCalls('setPlayLimit')).toEqual([{ kind: 'deposit', period: 'day', amount: '12.50' }]),
  );
});

test('trims the line break of a pasted line', async () => {
  await open(forms['the nickname']);
  await fill('Nickname', '  Tala ni Luna\n');
  await submit(forms['the nickname']);
  await waitFor(() => expect(gateway.getCalls('setNickname')).toEqual([{ nickname: 'Tala ni Luna' }]));
});
