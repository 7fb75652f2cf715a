// @vitest-environment happy-dom
import { startTestGateway, success } from '@livery/api/testing/test-gateway';
import { BrandContext, useBrand } from '@livery/kit/brand';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { Screen } from './profit-screen.tsx';

afterEach(cleanup);

const result = (bet: string, profit: string) => ({ bet, prize: '40.00', bonus: '0.00', rebate: '0.00', profit });
const flows = { deposit: '0.00', withdrawal: '0.00', salary: '0.00', dividend: '0.00' };
const day = (date: string, bet: string, profit: string) => ({
  date,
  ...result(bet, profit),
  ...flows,
  betMembers: 2,
  activeMembers: 1,
  loginMembers: 2,
  registerMembers: 0,
});

const profit = {
  currency: 'PHP',
  path: [{ id: 'a', account: 'agent' }],
  totals: { ...result('150.00', '-110.00'), ...flows, betMembers: 2, activeMembers: 1 },
  days: [day('2026-11-19', '50.00', '-10.00'), day('2026-11-20', '100.00', '-100.00')],
  categories: [{ category: 'RNG', bet: '150.00', prize: '40.00', profit: '-110.00' }],
  lines: [
    { id: 'a', account: 'agent', type: 1, downlines: 0, ...result('50.00', '-10.00') },
    { id: 'p', account: 'partner', type: 1, downlines: 12, ...result('100.00', '-100.00') },
  ],
};

test('links each downline to its own report and saves the days as CSV', async () => {
  const gateway = startTestGateway();
  gateway.reply('teamProfit', () => success(profit));
  let saved: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved = blob as Blob;
    return 'blob:test';
  });
  await renderScreen(<Screen />);
  const lines = await screen.findByRole('region', { name: 'By line' });
  expect(
    within(lines)
      .getByRole('link', { name: /partner \+12/ })
      .getAttribute('href'),
  ).toContain('member=p');
  expect(screen.getByRole('region', { name: 'By day' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await vi.waitFor(() => expect(saved).toBeDefined());
  const rows = (await saved?.text())?.split('\r\n') ?? [];
  expect(rows[0]).toContain('Day,Result,Valid bets');
  // The CSV export changes a text that starts with a minus sign, because a spreadsheet could run it as a formula. The
  // loss of -100.00 is a number, so the export must not change it.
  expect(rows[2]).toBe('2026-11-20,-100.00,100.00,40.00,0.00,0.00,1');
  expect(gateway.getCalls('teamProfit')).toHaveLength(1);
});

test('requests the report of one member', async () => {
  const gateway = startTestGateway();
  gateway.reply('teamProfit', () => success(profit));
  await renderScreen(<Screen />, '/m/agent/team/pnl?member=p-1&range=today');
  await screen.findByRole('region', { name: 'By line' });
  const [request] = gateway.getCalls('teamProfit');
  expect(request).toMatchObject({ memberId: 'p-1' });
  expect(request?.startDate).toBe(request?.endDate);
});

test('shows the days of the report as the gateway names them, for a brand west of UTC', async () => {
  const gateway = startTestGateway();
  gateway.reply('teamProfit', () => success(profit));
  const InMexico = () => (
    <BrandContext value={{ ...useBrand(), timeZone: 'America/Mexico_City' }}>
      <Screen />
    </BrandContext>
  );
  await renderScreen(<InMexico />);
  const days = await screen.findByRole('region', { name: 'By day' });
  expect(
    within(days)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Nov 20, 2026', 'Nov 19, 2026']);
});
