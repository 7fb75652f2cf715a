// @vitest-environment happy-dom
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { changeRole, createRole, deleteRole, listRoles } from '@livery/contract/operators/roles';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Messages } from '../../app/messages.tsx';
import { createGateway, reject, renderScreen } from '../../testing/render-screen.tsx';
import type { Role } from '../access.api.ts';
import { RolesScreen } from './roles-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const builtIn: Role = {
  id: 'owner',
  name: 'Owner',
  isBuiltIn: true,
  permissions: ['grants:write', 'brands:read'],
  version: 0,
};
const own: Role = {
  id: 'helper',
  name: 'Helper',
  isBuiltIn: false,
  permissions: ['brands:read', 'drafts:read'],
  version: 4,
};

/** Opens the page of the roles. The gateway stores new, changed and deleted roles. */
const open = (stored: readonly Role[] = [own], canWrite = true) => {
  let roles = [...stored];
  const gateway = createGateway({ permissions: canWrite ? ['roles:read', 'roles:write'] : ['roles:read'] });
  gateway.provide(listRoles, () => ({ list: [builtIn, ...roles], controlPermissions: ['grants:write'] }));
  gateway.provide(createRole, ({ body }) => {
    roles.push({ ...own, id: 'new', version: 1, ...(body as object) });
    return roles.at(-1);
  });
  gateway.provide(changeRole, ({ body }) => {
    roles = roles.map((role) => ({ ...role, ...(body as object), version: role.version + 1 }));
    return roles[0];
  });
  gateway.provide(deleteRole, () => {
    roles = [];
    return { deleted: true };
  });
  const { user } = renderScreen(
    <>
      <RolesScreen />
      <Messages />
    </>,
    { path: '/roles', at: '/roles' },
  );
  return { gateway, user };
};
const findOwn = async () => within(await screen.findByRole('region', { name: 'Own' }));

it('creates a role without the permissions that have power over other operators', async () => {
  const { gateway, user } = open([]);
  expect((await findOwn()).getByText('There is no role of your own yet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'New role' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'New role' }));
  expect(dialog.queryByRole('checkbox', { name: 'Give and end roles' })).toBeNull();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' Night shift ');
  await user.click(dialog.getByRole('checkbox', { name: 'See brands' }));
  await user.click(dialog.getByRole('checkbox', { name: 'See drafts' }));
  await user.click(dialog.getByRole('checkbox', { name: 'See drafts' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await (await findOwn()).findByText('Night shift')).toBeTruthy();
  expect((await findOwn()).getByText('1 permission')).toBeTruthy();
  expect(await screen.findByText('The role was saved')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(gateway.listChanges()).toMatchObject([{ body: { name: 'Night shift', permissions: ['brands:read'] } }]);
});

it('changes the name and the permissions of a role, with the version that the operator has seen', async () => {
  const { gateway, user } = open();
  await user.click((await findOwn()).getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Change' }));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  expect(name).toHaveProperty('value', 'Helper');
  expect(dialog.getByRole('checkbox', { name: 'See drafts' })).toHaveProperty('checked', true);
  await user.clear(name);
  await user.type(name, 'Reader');
  await user.click(dialog.getByRole('checkbox', { name: 'See drafts' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await (await findOwn()).findByText('Reader')).toBeTruthy();
  expect(gateway.listChanges()).toMatchObject([
    { ifMatch: '"4"', body: { name: 'Reader', permissions: ['brands:read'] } },
  ]);
});

it.each([
  ['a name that another role has', OperatorErrorCode.RoleNameTaken, 409, 'There is a role with this name already.'],
  ['a permission that the operator lacks', OperatorErrorCode.GrantNotHeld, 403, 'You cannot give more than you have'],
  ['a version that is outdated', OperatorErrorCode.VersionStale, 412, 'Someone else has changed this'],
])('rejects %s with words, and keeps the typed name', async (_case, code, status, message) => {
  const { gateway, user } = open();
  gateway.provide(changeRole, () => reject(code, status));
  await user.click((await findOwn()).getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' two');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(new RegExp(message))).toBeTruthy();
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Helper two');
});

it('deletes a role after a confirmation, but not a role that an operator still has', async () => {
  const { gateway, user } = open();
  let isUsed = true;
  gateway.provide(deleteRole, () => (isUsed ? reject(OperatorErrorCode.RoleInUse, 409) : { deleted: true }));
  await user.click((await findOwn()).getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete the role “Helper”?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('An operator still has this role.')).toBeTruthy();
  isUsed = false;
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The role was deleted')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(gateway.listChanges()).toMatchObject([{ ifMatch: '"4"' }, { ifMatch: '"4"' }]);
});

it('deletes nothing after a cancellation', async () => {
  const { gateway, user } = open();
  await user.click((await findOwn()).getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(gateway.listChanges()).toEqual([]);
});

it('lists the permissions of roles to an operator who cannot change them', async () => {
  const { user } = open([own], false);
  const region = within(await screen.findByRole('region', { name: 'Built-in' }));
  await user.click(region.getByText('Owner'));
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('Give and end roles');
  expect(screen.queryByRole('button')).toBeNull();
});
