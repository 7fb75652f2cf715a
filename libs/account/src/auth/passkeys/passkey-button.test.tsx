// @vitest-environment happy-dom
import { clearSession, getSession } from '@livery/kit/session';
import { subscribeToToasts } from '@livery/ui/toast-queue';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { PasskeyButton } from './passkey-button.tsx';

/** Label of the login button, and below it the text of the toast after a failure. */
const logInWithPasskey = 'Log in with a passkey';
const failed = 'The passkey could not be used. Log in another way.';

const notSupported = new DOMException('Resident credentials are not supported at this time.', 'NotSupportedError');
const getCredential = vi.fn<(options: { readonly mediation?: string }) => Promise<unknown>>();
const credential = {
  id: 'AQID',
  rawId: new Uint8Array([1, 2, 3]).buffer,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: {
    authenticatorData: new ArrayBuffer(1),
    clientDataJSON: new ArrayBuffer(1),
    signature: new ArrayBuffer(1),
  },
  getClientExtensionResults: () => ({}),
};
let gateway: TestGateway;
let toasts: string[];
let unsubscribe: () => void;

beforeEach(() => {
  clearSession();
  toasts = [];
  unsubscribe = subscribeToToasts((event) => 'show' in event && toasts.push(event.show.text));
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(vi.fn(), { isConditionalMediationAvailable: () => Promise.resolve(true) }),
  );
  vi.spyOn(navigator, 'credentials', 'get').mockReturnValue({ get: getCredential } as never);
  gateway = startTestGateway();
  gateway.reply('passkeyLoginOptions', () => success({ challengeId: 'c1', options: { challenge: 'AQID' } }));
});
afterEach(() => {
  cleanup();
  unsubscribe();
  getCredential.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = async () => renderScreen({ Screen: PasskeyButton, at: '/m/login', texts: await startTestTexts() });
const getButton = () => screen.findByRole('button', { name: logInWithPasskey });

test('shows no error when the browser rejects the autofill offer, which nobody requested', async () => {
  getCredential.mockRejectedValue(notSupported);
  await open();
  await waitFor(() =>
    expect(getCredential).toHaveBeenCalledWith(expect.objectContaining({ mediation: 'conditional' })),
  );
  // The second attempt fails and shows an error toast. The test expects only this toast, so the first attempt must
  // not show an error toast.
  await userEvent.click(await getButton());
  await waitFor(() => expect(toasts).toEqual([failed]));
  expect(getCredential).toHaveBeenCalledTimes(2);
});

test('shows no error when the member dismisses the dialog of the browser', async () => {
  getCredential.mockRejectedValue(new DOMException('The member closed the dialog.', 'NotAllowedError'));
  await open();
  await userEvent.click(await getButton());
  await waitFor(() => expect(getCredential).toHaveBeenCalledTimes(2));
  await waitFor(async () => expect(await getButton()).toHaveProperty('disabled', false));
  expect(toasts).toEqual([]);
});

test('logs in with the passkey that the member selects from the autofill', async () => {
  getCredential.mockResolvedValue(credential);
  gateway.reply('passkeyLogin', () =>
    success({ token: 't1', userName: 'demo', customerType: 0, firstTimeLogin: false }),
  );
  await open();
  await waitFor(() => expect(getSession()?.userName).toBe('demo'));
  expect(gateway.getCalls('passkeyLogin')).toEqual([
    expect.objectContaining({ challengeId: 'c1', response: expect.objectContaining({ id: 'AQID' }) }),
  ]);
  expect(toasts).toEqual([]);
});
