// @vitest-environment happy-dom
import { createApiToken, listApiTokens, revokeApiToken } from '@livery/contract/operators/api-tokens';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Messages } from '../../app/messages.tsx';
import { createGateway, reject, renderScreen } from '../../testing/render-screen.tsx';
import type { ApiToken } from '../access.api.ts';
import { ApiTokensScreen } from './api-tokens-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const secret = 'livery_0123456789abcdef';
const stored: ApiToken = {
  id: 'token',
  name: 'Nightly export',
  operatorId: 'ben',
  operatorName: 'Ben Santos',
  permissions: ['audit:read', 'brands:read'],
  brands: ['plenty'],
  createdAt: '2026-11-26T10:00:00Z',
  endsAt: '2027-02-26T10:00:00Z',
  lastUsedAt: null,
};

/** Opens the page of the API tokens. The gateway stores new tokens, but not their text. */
const open = (first: readonly ApiToken[] = [stored]) => {
  let tokens = [...first];
  const gateway = createGateway({
    permissions: ['tokens:write', 'audit:read'],
    brands: [{ code: 'plenty', name: 'Plenty', permissions: ['drafts:read', 'audit:read'] }],
  });
  gateway.provide(listApiTokens, () => ({ list: tokens }));
  gateway.provide(createApiToken, ({ body }) => {
    const token = { ...stored, id: 'new', ...(body as object) };
    tokens.push({ ...token, operatorName: 'Kim Cruz' });
    return { ...token, token: secret };
  });
  gateway.provide(revokeApiToken, ({ path }) => {
    tokens = tokens.filter(({ id }) => !path.includes(`/${id}`));
    return { revoked: true };
  });
  const { user } = renderScreen(
    <>
      <ApiTokensScreen />
      <Messages />
    </>,
    { path: '/api-tokens', at: '/api-tokens' },
  );
  return { gateway, user };
};

const showForm = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'New token' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'New token' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Importer');
  return dialog;
};

it('lists the tokens with their owner, permissions, brands and end', async () => {
  open();
  const row = within(await screen.findByRole('row', { name: /Nightly export/ }));
  expect(row.getByText('Ben Santos')).toBeTruthy();
  expect(row.getByText('Read the audit log and See brands')).toBeTruthy();
  expect(row.getByText('plenty')).toBeTruthy();
  expect(row.getByText('Feb 26, 2027')).toBeTruthy();
  expect(row.getByText('Never')).toBeTruthy();
});

it('creates a token for one brand until the end of a day, and shows it only once', async () => {
  const { gateway, user } = open([]);
  expect(await screen.findByText('There is no API token')).toBeTruthy();
  const form = await showForm(user);
  // Only own permissions are offered. Another brand has other permissions, so a choice of it removes the selected ones.
  expect(form.getAllByRole('checkbox')).toHaveLength(2);
  await user.click(form.getByRole('checkbox', { name: 'Read the audit log' }));
  await user.selectOptions(form.getByRole('combobox', { name: 'Brands' }), 'plenty');
  expect(form.getByRole('checkbox', { name: 'Read the audit log' })).toHaveProperty('checked', false);
  await user.click(form.getByRole('checkbox', { name: 'See drafts' }));
  fireEvent.change(form.getByLabelText('Ends on'), { target: { value: '2027-01-31' } });
  await user.click(form.getByRole('button', { name: 'New token' }));

  const ready = within(await screen.findByRole('alertdialog', { name: 'The token is ready' }));
  expect(ready.getByLabelText('Token').textContent).toBe(secret);
  await user.click(ready.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(secret);
  await user.click(ready.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('row', { name: /Importer/ })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(secret)).toBeNull());
  expect(gateway.listChanges().map(({ body }) => body)).toEqual([
    {
      name: 'Importer',
      permissions: ['drafts:read'],
      brands: ['plenty'],
      endsAt: new Date('2027-01-31T23:59:59').toISOString(),
    },
  ]);
});

it('proposes an end after 90 days', async () => {
  const { user } = open();
  const form = await showForm(user);
  const { value } = form.getByLabelText('Ends on') as HTMLInputElement;
  const days = (Date.parse(`${value}T23:59:59`) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(89.9);
  expect(days).toBeLessThan(91.1);
});

it('shows that a token is not shown again after a repeated call', async () => {
  const { gateway, user } = open();
  gateway.provide(createApiToken, () => ({ ...stored, token: null }));
  const form = await showForm(user);
  await user.click(form.getByRole('checkbox', { name: 'Read the audit log' }));
  await user.click(form.getByRole('button', { name: 'New token' }));
  const ready = within(await screen.findByRole('alertdialog', { name: 'The token is ready' }));
  expect(ready.getByText('The token is not shown again. Revoke it and make a new one.')).toBeTruthy();
  expect(ready.queryByRole('button', { name: 'Copy' })).toBeNull();
});

it('shows why the gateway rejects a lost permission, and keeps the form', async () => {
  const { gateway, user } = open();
  gateway.provide(createApiToken, () => reject(OperatorErrorCode.GrantNotHeld, 403));
  const form = await showForm(user);
  await user.click(form.getByRole('checkbox', { name: 'Read the audit log' }));
  await user.click(form.getByRole('button', { name: 'New token' }));
  expect(await screen.findByText('You cannot give more than you have yourself.')).toBeTruthy();
  expect(form.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Importer');
});

it('revokes a token after a confirmation', async () => {
  const { gateway, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Revoke' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke the token “Nightly export”?' }));
  expect(dialog.getByText('Programs that use it stop at once.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('The token was revoked')).toBeTruthy();
  expect(await screen.findByText('There is no API token')).toBeTruthy();
  expect(gateway.listChanges()).toHaveLength(1);
});
