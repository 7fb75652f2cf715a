// @vitest-environment happy-dom
import { ErrorCode } from '@livery/contract/errors';
import { revokeApiToken } from '@livery/contract/operators/api-tokens';
import { stepUpByCode, stepUpByPasskey, stepUpChallenge } from '@livery/contract/operators/session';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { endStepUp } from '../../api/step-up-requests.ts';
import { Messages } from '../../app/messages.tsx';
import { RevokeTokenDialog } from '../../control/api-tokens/revoke-token-dialog.tsx';
import { createGateway, reject, renderScreen } from '../../testing/render-screen.tsx';
import { removeAuthenticator, stubAuthenticator } from '../../testing/stub-authenticator.ts';
import { StepUpQuestion } from './step-up-question.tsx';

afterEach(() => {
  endStepUp(false);
  cleanup();
  vi.unstubAllGlobals();
  removeAuthenticator();
});

const token = {
  id: 'token',
  name: 'Nightly export',
  operatorId: 'kim',
  operatorName: 'Kim Cruz',
  permissions: [],
  brands: null,
  createdAt: '2026-11-26T10:00:00Z',
  endsAt: '2027-02-26T10:00:00Z',
  lastUsedAt: null,
};

/**
 * Begins to revoke an API token. The gateway revokes it only after a proof of identity. It accepts the code 246810 and
 * the passkey of `stubAuthenticator`.
 */
const revoke = async () => {
  const gateway = createGateway();
  let isProven = false;
  const prove = () => {
    isProven = true;
    return { provenAt: '2026-11-27T10:00:00Z' };
  };
  gateway.provide(revokeApiToken, () => (isProven ? { revoked: true } : reject(ErrorCode.StepUpRequired, 403)));
  gateway.provide(stepUpChallenge, () => ({ challengeId: 'c1', options: { challenge: 'AQID', rpId: 'test' } }));
  gateway.provide(stepUpByPasskey, prove);
  gateway.provide(stepUpByCode, ({ body }) =>
    (body as { readonly code: string }).code === '246810' ? prove() : reject(ErrorCode.CodeWrong, 400),
  );
  const onClose = vi.fn();
  const { user } = renderScreen(
    <>
      <RevokeTokenDialog token={token} onClose={onClose} />
      <StepUpQuestion />
      <Messages />
    </>,
    { path: '/', at: '/' },
  );
  await user.click(await screen.findByRole('button', { name: 'Revoke' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm that it is you' }));
  return { gateway, user, dialog, onClose };
};

const listPaths = (gateway: ReturnType<typeof createGateway>) => gateway.listChanges().map(({ path }) => path);
const expectClosed = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Confirm that it is you' })).toBeNull());

it('continues the pending call after a code', async () => {
  const { gateway, user, dialog, onClose } = await revoke();
  await user.type(dialog.getByRole('textbox', { name: 'Code of six digits' }), '246810{Enter}');
  expect(await screen.findByText('The token was revoked')).toBeTruthy();
  await expectClosed();
  expect(onClose).toHaveBeenCalledOnce();
  const change = revokeApiToken.path.replace(':id', token.id);
  expect(listPaths(gateway)).toEqual([change, stepUpByCode.path, change]);
});

it('shows that a code is wrong, keeps the dialog open, and continues after the correct code', async () => {
  const { gateway, user, dialog, onClose } = await revoke();
  const field = dialog.getByRole('textbox', { name: 'Code of six digits' });
  await user.type(field, '111111{Enter}');
  expect((await dialog.findByRole('alert')).textContent).toBe('This code is wrong, or it was used before.');
  expect(onClose).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, '246810');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await expectClosed();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(listPaths(gateway).filter((path) => path === stepUpByCode.path)).toHaveLength(2);
});

it('sends a recovery code as a recovery code', async () => {
  const { gateway, user, dialog } = await revoke();
  await user.click(dialog.getByRole('radio', { name: 'Recovery code' }));
  await user.type(dialog.getByRole('textbox', { name: 'Recovery code' }), '246810{Enter}');
  await expectClosed();
  expect(gateway.calls.find(({ path }) => path === stepUpByCode.path)?.body).toEqual({
    kind: 'recovery',
    code: '246810',
  });
});

it('sends a code only once if the person presses Enter twice', async () => {
  const { gateway, user, dialog } = await revoke();
  let respond = () => {};
  const isSlow = new Promise<void>((resolve) => (respond = resolve));
  gateway.provide(stepUpByCode, async () => {
    await isSlow;
    return reject(ErrorCode.CodeWrong, 400);
  });
  await user.type(dialog.getByRole('textbox', { name: 'Code of six digits' }), '246810{Enter}{Enter}');
  respond();
  await dialog.findByRole('alert');
  expect(listPaths(gateway).filter((path) => path === stepUpByCode.path)).toHaveLength(1);
});

it('continues the pending call after a passkey', async () => {
  stubAuthenticator();
  const { gateway, user, dialog, onClose } = await revoke();
  await user.click(dialog.getByRole('button', { name: 'Use a passkey' }));
  expect(await screen.findByText('The token was revoked')).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
  expect(gateway.calls.find(({ path }) => path === stepUpByPasskey.path)?.body).toMatchObject({
    challengeId: 'c1',
    response: { id: 'key' },
  });
});

it.each([
  ['cancels the passkey', 'NotAllowedError', 'No passkey was used. Try again, or enter a code.'],
  ['has a browser that cannot sign', 'SecurityError', 'This did not work. Try again.'],
])('accepts a code from a person who %s', async (_case, name, message) => {
  stubAuthenticator(new DOMException('No signature', name));
  const { user, dialog, onClose } = await revoke();
  await user.click(dialog.getByRole('button', { name: 'Use a passkey' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(message);
  expect(onClose).not.toHaveBeenCalled();
  await user.type(dialog.getByRole('textbox', { name: 'Code of six digits' }), '246810{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('accepts a code while the browser waits for the passkey', async () => {
  stubAuthenticator('waiting');
  const { user, dialog, onClose } = await revoke();
  await user.click(dialog.getByRole('button', { name: 'Use a passkey' }));
  await user.type(dialog.getByRole('textbox', { name: 'Code of six digits' }), '246810{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(dialog.queryByRole('alert')).toBeNull();
});

it('offers no passkey in a browser without passkeys', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  const { dialog } = await revoke();
  expect(dialog.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  expect(dialog.getByRole('textbox', { name: 'Code of six digits' })).toBeTruthy();
});

it('shows that the proof is missing after a cancellation, and requires it again at the next attempt', async () => {
  const { gateway, user, dialog, onClose } = await revoke();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('You did not confirm that it is you.')).toBeTruthy();
  await expectClosed();
  expect(onClose).not.toHaveBeenCalled();
  expect(listPaths(gateway)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByRole('alertdialog', { name: 'Confirm that it is you' })).toBeTruthy();
});
