// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createGateway, renderScreen } from '../testing/render-screen.tsx';
import { Passkeys } from './passkeys.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const passkey = {
  id: 'key',
  name: 'Laptop',
  isSynced: false,
  createdAt: '2026-11-26T10:00:00Z',
  lastUsedAt: null,
  publicKey: { kty: 'EC', crv: 'P-256', x: 'AQID', y: 'BAUG' },
  thumbprint: 'oKIywvGUpTVTyxMQ3bwIIeQUudfr_CkLMjCE19ECD-U',
};

it('shows the public key of a passkey and its thumbprint, which the operator copies to compare them', async () => {
  createGateway();
  const { user } = renderScreen(<Passkeys passkeys={[passkey]} />, { path: '/', at: '/' });
  await user.click(await screen.findByRole('button', { name: 'Public key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Public key of “Laptop”' }));
  expect(dialog.getByLabelText('Fingerprint').textContent).toBe(passkey.thumbprint);
  expect(JSON.parse(dialog.getByLabelText('Public key').textContent)).toEqual(passkey.publicKey);
  const [copy] = dialog.getAllByRole('button', { name: 'Copy' });
  await user.click(copy!);
  expect(await navigator.clipboard.readText()).toBe(passkey.thumbprint);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
