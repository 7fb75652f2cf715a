import { expect, test } from 'vitest';
import { getChangedFiles, getTypeErrors, createVirtualWorkspace } from '../virtual-workspace.ts';
import operation from './generator.ts';

test('adds an operation to an existing domain, which compiles', async () => {
  const tree = createVirtualWorkspace();
  await operation(tree, {
    name: 'transferToUpline',
    domain: 'wallet',
    method: 'POST',
    path: '/wps/member/transfer/upline',
    encrypted: true,
  });
  expect(getChangedFiles(tree)).toEqual([
    'libs/contract/src/wallet/wallet.operations.ts',
    'libs/contract/src/wallet/wallet.schemas.ts',
  ]);
  expect(tree.read('libs/contract/src/wallet/wallet.operations.ts', 'utf8')).toContain(
    "  name: 'transferToUpline', method: 'POST', path: '/wps/member/transfer/upline', " +
      "access: 'member', encrypted: true, summary: 'Transfer to upline',",
  );
  expect(getTypeErrors(tree)).toEqual([]);
});

test('registers a new domain, which compiles', async () => {
  const tree = createVirtualWorkspace();
  await operation(tree, { name: 'openTickets', domain: 'help-desk', path: '/wps/help/tickets' });
  expect(getChangedFiles(tree)).toEqual([
    'libs/contract/src/help-desk/help-desk.operations.ts',
    'libs/contract/src/help-desk/help-desk.schemas.ts',
    'libs/contract/src/registry/common.ts',
  ]);
  expect(tree.read('libs/contract/src/registry/common.ts', 'utf8')).toContain(
    '  ...registerOperations(helpDeskOperations, helpDeskSchemas),\n];',
  );
  expect(getTypeErrors(tree)).toEqual([]);
});

test('registers a domain of agents where brands without agents do not ship it', async () => {
  const tree = createVirtualWorkspace();
  await operation(tree, { name: 'teamGoals', domain: 'team-goals', path: '/wps/agent/goals', access: 'agent' });
  expect(tree.read('libs/contract/src/registry/agents.ts', 'utf8')).toContain(
    '  ...registerOperations(teamGoalsOperations, teamGoalsSchemas),\n];',
  );
});

test('rejects an existing name', async () => {
  await expect(
    operation(createVirtualWorkspace(), { name: 'winnerBoard', domain: 'catalogue/winners', path: '/wps/winners' }),
  ).rejects.toThrow('already declares winnerBoard');
});
