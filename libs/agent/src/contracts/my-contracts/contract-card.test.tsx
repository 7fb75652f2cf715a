// @vitest-environment happy-dom
import type { AgentContract } from '@livery/api/agents/agent-contracts';
import { startTestGateway, success } from '@livery/api/testing/test-gateway';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ContractCard } from './contract-card.tsx';

afterEach(cleanup);

const tier = { bet: '100.00', active: 1, rateType: 'P', rate: '0.35' } as const;
const offered: AgentContract = {
  id: '11111111-1111-4111-8111-111111111111',
  category: 'CONS',
  version: 1,
  status: 'P',
  offeredBy: 'agent',
  offeredAt: '2026-11-20T08:00:00.000Z',
  acceptedAt: null,
  tiers: [tier],
  simulation: {
    from: '2026-11-20T07:00:00.000Z',
    to: '2026-11-20T08:00:00.000Z',
    amount: '1.05',
    explanation: {
      bet: '300.00',
      active: 1,
      activeMinimum: '100.00',
      tier,
      branches: [{ account: null, bet: '300.00', active: 1 }],
    },
  },
  beatenBy: [{ account: 'kirana', rateType: 'P', rate: '0.40' }],
};

test("explains an offer's simulated payout, warns of a downline with a higher rate, accepts once confirmed", async () => {
  const gateway = startTestGateway();
  gateway.reply('respondToHourSalary', () => success({ status: 'A' }));
  await renderScreen(<ContractCard type="hourSalary" contract={offered} />);
  const card = await screen.findByRole('article', { name: /All games, New offer/ });
  expect(within(card).getByText('₱1.05')).toBeDefined();
  expect(within(card).getByRole('note').textContent).toMatch(/kirana.*0\.40%/);
  await userEvent.click(within(card).getByRole('button', { name: 'Why this amount' }));
  const why = await screen.findByRole('dialog', { name: 'Why this amount' });
  expect(why.textContent).toMatch(/₱300\.00/);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(within(card).getByRole('button', { name: 'Accept' }));
  expect(gateway.calls).toEqual([]);
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Accept' }));
  await vi.waitFor(() =>
    expect(gateway.getCalls('respondToHourSalary')).toEqual([{ contractId: offered.id, status: 'A' }]),
  );
});

test('shows no buttons for a contract in force', async () => {
  startTestGateway();
  await renderScreen(
    <ContractCard
      type="hourSalary"
      contract={{ ...offered, status: 'A', acceptedAt: offered.offeredAt, simulation: null, beatenBy: [] }}
    />,
  );
  const card = await screen.findByRole('article', { name: /In force/ });
  expect(within(card).queryByRole('button')).toBeNull();
});
