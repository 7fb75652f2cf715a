// @vitest-environment happy-dom
import { giveGrant } from '@livery/contract/operators/grants';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import {
  endOperatorSessions,
  listOperators,
  resumeOperator,
  suspendOperator,
} from '@livery/contract/operators/operators';
import { listRoles } from '@livery/contract/operators/roles';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Messages } from '../../app/messages.tsx';
import { createGateway, reject, renderScreen } from '../../testing/render-screen.tsx';
import type { Operator } from '../access.api.ts';
import { OperatorScreen } from './operator-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ben: Operator = {
  id: 'ben',
  name: 'Ben Santos',
  email: 'ben@example.com',
  state: 'active',
  invitationEndsAt: null,
  createdAt: '2026-11-01T10:00:00Z',
  lastLoginAt: null,
  passkeys: 1,
  hasTotp: true,
  recoveryCodesLeft: 8,
  sessions: 2,
  grants: [],
};

/** Opens the page of an operator. The gateway changes the state of the operator. */
const open = (fields: Partial<Operator> = {}) => {
  let operator = { ...ben, ...fields };
  const gateway = createGateway({
    permissions: ['operators:read', 'operators:suspend', 'grants:write'],
    brands: [{ code: 'plenty', name: 'Plenty', permissions: ['grants:write'] }],
  });
  gateway.provide(listOperators, () => ({ list: [operator] }));
  gateway.provide(suspendOperator, () => {
    operator = { ...operator, state: 'suspended', sessions: 0 };
    return { state: 'suspended' };
  });
  gateway.provide(resumeOperator, () => {
    operator = { ...operator, state: 'active' };
    return { state: 'active' };
  });
  gateway.provide(endOperatorSessions, () => {
    operator = { ...operator, sessions: 0 };
    return { ended: 2 };
  });
  gateway.provide(listRoles, () => ({
    list: [{ id: 'publisher', name: 'Publisher', isBuiltIn: true, permissions: ['releases:publish'], version: 0 }],
    controlPermissions: ['grants:write'],
  }));
  const { user } = renderScreen(
    <>
      <OperatorScreen />
      <Messages />
    </>,
    { path: '/operators/:id', at: `/operators/${operator.id}` },
  );
  return { gateway, user };
};

const confirm = async (user: ReturnType<typeof open>['user'], act: string, title: string) => {
  await user.click(await screen.findByRole('button', { name: act }));
  const dialog = within(await screen.findByRole('alertdialog', { name: title }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Left the team');
  await user.click(dialog.getByRole('button', { name: act }));
};

it('suspends an operator with a reason, and allows the log-in again', async () => {
  const { gateway, user } = open();
  expect(await screen.findByText(/2 sessions/)).toBeTruthy();
  await confirm(user, 'Suspend', 'Suspend Ben Santos?');
  expect(await screen.findByRole('region', { name: 'Suspended' })).toBeTruthy();
  expect(await screen.findByText('The operator is suspended')).toBeTruthy();
  expect(screen.getByText(/0 sessions/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull());
  await confirm(user, 'Allow log-in again', 'Allow Ben Santos to log in again?');
  expect(await screen.findByRole('region', { name: 'Active' })).toBeTruthy();
  expect(gateway.listChanges()).toMatchObject([
    { path: '/ops/operators/ben/suspend', body: { reason: 'Left the team' } },
    { path: '/ops/operators/ben/resume', body: { reason: 'Left the team' } },
  ]);
});

it('does not suspend the last owner, and shows why', async () => {
  const { gateway, user } = open();
  gateway.provide(suspendOperator, () => reject(OperatorErrorCode.LastOwner, 409));
  await confirm(user, 'Suspend', 'Suspend Ben Santos?');
  expect(await screen.findByText(/This is the last owner\./)).toBeTruthy();
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveProperty('value', 'Left the team');
  expect(screen.getByText('Active')).toBeTruthy();
});

it('ends all sessions of another operator', async () => {
  const { gateway, user } = open();
  await confirm(user, 'End all sessions', 'End all sessions of Ben Santos?');
  expect(await screen.findByText('The sessions have ended')).toBeTruthy();
  expect(await screen.findByText(/0 sessions/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'End all sessions' })).toBeNull();
  expect(gateway.listChanges()).toMatchObject([{ body: { reason: 'Left the team' } }]);
});

it('offers no suspension of oneself', async () => {
  open({ id: 'kim', name: 'Kim Cruz' });
  expect(await screen.findByRole('heading', { name: 'Kim Cruz' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Give a role' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'End all sessions' })).toBeNull();
});

it('shows why a role with permissions that the operator lacks cannot be given', async () => {
  const { gateway, user } = open();
  gateway.provide(giveGrant, () => reject(OperatorErrorCode.GrantNotHeld, 403));
  await user.click(await screen.findByRole('button', { name: 'Give a role' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Give a role' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'publisher');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'For' }), 'plenty');
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Helps us');
  await user.click(dialog.getByRole('button', { name: 'Give the role' }));
  expect(await screen.findByText('You cannot give more than you have yourself.')).toBeTruthy();
  expect(screen.getByText('This operator has no role.')).toBeTruthy();
});
