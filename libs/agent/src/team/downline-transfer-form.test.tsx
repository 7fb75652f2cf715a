// @vitest-environment happy-dom
import { startTestGateway, success } from '@livery/api/testing/test-gateway';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { DownlineTransferForm } from './downline-transfer-form.tsx';

afterEach(cleanup);

test.each([
  [['ana', 'ben', 'cam'], 'Amount for each', ['Total', '₱7.50']],
  [['ana'], 'Amount', []],
])('names the amount for a transfer to %j, and the total for several', async (names, label, total) => {
  const gateway = startTestGateway();
  gateway.reply('transferOptions', () =>
    success({
      currency: 'PHP',
      balance: '100.00',
      available: '100.00',
      locked: '0.00',
      upline: null,
      canSendToMembers: true,
      hasPaymentPassword: true,
      recent: [],
      payoutsHeldUntil: null,
    }),
  );
  await renderScreen(
    <DownlineTransferForm to={names.map((account) => ({ id: account, account }))} onBack={() => undefined} />,
  );
  await userEvent.type(await screen.findByRole('textbox', { name: label }), '2.5');
  expect(screen.queryAllByText(/^Total$|^₱7\.50$/).map(({ textContent }) => textContent)).toEqual(total);
});
