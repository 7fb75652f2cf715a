// @vitest-environment happy-dom
import { useSetEmailMutation } from '@livery/api/account/profile';
import { clearSession, setSession } from '@livery/kit/session';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failure, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { StepUpOverlay } from './step-up-overlay.tsx';
import { requestStepUp, stepUpRequest } from './step-up-request.ts';

let gateway: TestGateway;

beforeEach(() => {
  sessionStorage.clear();
  setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false });
  gateway = startTestGateway();
  gateway.reply('stepUpOptions', () =>
    success({ methods: ['password', 'sms', 'email'], mobileNum: '91•••03', email: 'ne•••a@example.com' }),
  );
  gateway.reply('stepUp', () => success({ validUntil: '2026-01-05T08:05:00.000Z' }));
  let isProven = false;
  gateway.reply('setEmail', () => {
    if (isProven) return success({ saved: true });
    isProven = true;
    return failure('step.up.required', { level: 'any' });
  });
});
afterEach(() => {
  stepUpRequest.get()?.settle(false);
  cleanup();
  clearSession();
});

/** Page with an operation that requires a proof of identity. The page shows the result of the operation. */
const Page = () => {
  const [setEmail, { data, error, isLoading }] = useSetEmailMutation();
  const result = error ? 'rejected' : 'not sent';
  return (
    <>
      <button type="button" onClick={() => void setEmail({ email: 'ana@mail.example' })}>
        Save
      </button>
      <output aria-label="result">{data ? 'saved' : isLoading || result}</output>
      <StepUpOverlay />
    </>
  );
};
const open = async () => {
  renderScreen({ Screen: Page, at: '/m/page', texts: await startTestTexts(), onStepUpRequired: requestStepUp });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('alertdialog', { name: 'Confirm that it is you' });
};
/** Selects only the password input, because an option of the method list has the same label. */
const findPasswordField = () => screen.findByLabelText('Password', { selector: 'input[type=password]' });
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
const expectResult = (text: string) =>
  waitFor(() => expect(screen.getByRole('status', { name: 'result', hidden: true }).textContent).toBe(text));

test('sends the rejected call again after the password', async () => {
  await open();
  await userEvent.type(await findPasswordField(), 'secret-1');
  await confirm();
  await expectResult('saved');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(gateway.getCalls('stepUp')).toEqual([{ method: 'password', password: 'secret-1' }]);
  expect(gateway.getCalls('setEmail')).toHaveLength(2);
});

test('keeps the dialog open after a wrong password', async () => {
  gateway.reply('stepUp', () => failure('password.wrong'));
  await open();
  await userEvent.type(await findPasswordField(), 'guess');
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toBe('The password is not right.');
  expect(gateway.getCalls('setEmail')).toHaveLength(1);
});

test('proves the identity with a code to the verified address', async () => {
  gateway.reply('sendStepUpCode', () => success({ expiredMinutes: 2 }));
  await open();
  await userEvent.click(await screen.findByRole('radio', { name: 'E-mail' }));
  expect(screen.getByText('The code goes to ne•••a@example.com.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Get code' }));
  await userEvent.type(screen.getByLabelText('Code'), '482973');
  await confirm();
  await expectResult('saved');
  expect(gateway.getCalls('sendStepUpCode')).toEqual([{ method: 'email' }]);
  expect(gateway.getCalls('stepUp')).toEqual([{ method: 'email', code: '482973' }]);
});

test('rejects the call when the member closes the dialog', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expectResult('rejected');
  expect(gateway.getCalls('setEmail')).toHaveLength(1);
});

test('offers no password for a second factor, and shows what to do without one', async () => {
  gateway.reply('stepUpOptions', () => success({ methods: ['password'], mobileNum: null, email: null }));
  renderScreen({ Screen: Page, at: '/m/page', texts: await startTestTexts() });
  const proof = requestStepUp({ stepUp: 'secondFactor' });
  expect(await screen.findByText(/^There is no second proof in your account yet\./)).toBeDefined();
  expect(screen.queryByLabelText('Password')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await proof).toBe(false);
});

test('shares one dialog between calls that are rejected at the same time', async () => {
  renderScreen({ Screen: Page, at: '/m/page', texts: await startTestTexts() });
  const proofs = [requestStepUp({ stepUp: 'any' }), requestStepUp({ stepUp: 'any' })];
  await userEvent.type(await findPasswordField(), 'secret-1');
  await confirm();
  expect(await Promise.all(proofs)).toEqual([true, true]);
  expect(gateway.getCalls('stepUp')).toHaveLength(1);
});
