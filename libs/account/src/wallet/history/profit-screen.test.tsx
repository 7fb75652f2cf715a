// @vitest-environment happy-dom
import { BrandContext, useBrand } from '@livery/kit/brand';
import { clearSession, setSession } from '@livery/kit/session';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './profit-screen.tsx';

let gateway: TestGateway;

beforeEach(() => {
  setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false });
  gateway = startTestGateway();
});
afterEach(() => {
  cleanup();
  clearSession();
});

const result = { bet: '20.00', prize: '5.00', bonus: '0.00', rebate: '0.00', profit: '-15.00' };

test.each(['America/Mexico_City', 'Asia/Manila', 'Pacific/Kiritimati'])(
  'shows each day of the report as the gateway names it, for a brand in %s',
  async (timeZone) => {
    gateway.reply('profitLoss', () =>
      success({
        currency: 'PHP',
        totals: result,
        days: [{ date: '2026-11-25', ...result }],
        categories: [{ category: 'RNG', bet: '20.00', prize: '5.00', profit: '-15.00' }],
      }),
    );
    const InZone = () => (
      <BrandContext value={{ ...useBrand(), timeZone }}>
        <Screen />
      </BrandContext>
    );
    renderScreen({ Screen: InZone, at: '/m/profitandloss', texts: await startTestTexts() });
    const days = await screen.findByRole('region', { name: 'By day' });
    expect(within(days).getByRole('rowheader').textContent).toBe('Nov 25, 2026');
  },
);
