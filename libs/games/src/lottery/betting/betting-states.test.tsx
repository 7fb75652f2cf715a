// @vitest-environment happy-dom
import { failure } from '@livery/api/testing/test-gateway';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startLottery } from '../../testing/lottery.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Screen } from './betting-screen.tsx';

const path = '/m/startLottery?code=SSC_1M&prize_mode=SEA&playType=trad';
let gateway: ReturnType<typeof startLottery>;

beforeEach(() => void (gateway = startLottery()));
afterEach(cleanup);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('rules', () => {
  test('shows how the selected method is won, what it pays and what it returns', async () => {
    await renderScreen(<Screen />, { path });
    await press('How to win');
    const dialog = await screen.findByRole('dialog', { name: 'Rules and returns' });
    const [first] = within(dialog).getAllByRole('heading', { level: 4 });
    expect(first?.parentElement?.textContent).toBe(
      'Place and numberEach number is one unit. It wins when it is drawn at its place.Prize for each unit9.600Return to player96%',
    );
    // `dragon` and `tiger` each win in 45 % of the draws. Their odds are 1 ÷ 0.45 × 0.96, truncated to three decimals.
    // The return to the player is therefore slightly below 96 %. For `tie`, it is exactly 96 %.
    const dragon = within(dialog).getByRole('heading', { name: 'First against last' }).parentElement;
    expect(dragon?.textContent).toContain('95.98%–96%');
  });
});

describe('without a response', () => {
  test.each([
    ['lotteryMenu', 'This lottery did not load.'],
    ['lotteryBoard', 'This lottery did not load.'],
  ])('shows an error when %s fails, and loads after a retry', async (operation, message) => {
    gateway.reply(operation, () => failure('system.busy'));
    await renderScreen(<Screen />, { path });
    expect(await screen.findByText(message)).toBeTruthy();
    const well = startLottery();
    await press('Try again');
    expect(await screen.findByRole('timer')).toBeTruthy();
    expect(well.getCalls(operation)).toHaveLength(1);
  });

  test('links an unknown lottery to the list of lotteries', async () => {
    await renderScreen(<Screen />, { path: path.replace('SSC_1M', 'GONE') });
    expect((await screen.findByRole('link', { name: 'To the lotteries' })).getAttribute('href')).toBe('/m/lottery');
  });
});
