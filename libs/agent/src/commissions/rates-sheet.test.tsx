// @vitest-environment happy-dom
import { startTestGateway, success } from '@livery/api/testing/test-gateway';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { RatesSheet } from './rates-sheet.tsx';

afterEach(cleanup);

const rates = (rate: string) => ({ ELOTT: rate, LIVE: rate, RNG: rate, FISH: rate, PVP: rate, SPORTS: rate });
const maxRates = { series: 1980, rates: rates('1.00') };
const downline = {
  id: 'p',
  account: 'partner',
  type: 1,
  series: 1960,
  rates: rates('0.50'),
  least: { series: 1950, rates: rates('0.30') },
};

const enter = async (name: string, text: string): Promise<void> => {
  const field = screen.getByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

test("accepts a rate between the downlines' rates and the agent's own, and does not send any other", async () => {
  const gateway = startTestGateway();
  gateway.reply('updateDownlineRates', () => success({ ...downline, rates: { ...rates('0.50'), RNG: '0.72' } }));
  const onClose = vi.fn();
  await renderScreen(<RatesSheet maxRates={maxRates} downline={downline} onClose={onClose} />);
  await screen.findByRole('dialog');
  for (const wrong of ['1.01', '0.29', 'much']) {
    await enter('Slots', wrong);
    expect(screen.getByRole('textbox', { name: 'Slots' }).getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  }
  expect(gateway.calls).toEqual([]);
  await enter('Slots', '0.72');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(gateway.getCalls('updateDownlineRates')).toEqual([
    { downlineId: 'p', series: 1960, rates: { ...rates('0.50'), RNG: '0.72' } },
  ]);
});
