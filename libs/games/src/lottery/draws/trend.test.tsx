// @vitest-environment happy-dom
import { success } from '@livery/api/testing/test-gateway';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { lotteryEntry, startLottery } from '../../testing/lottery.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Balls } from '../balls/balls.tsx';
import { Trend } from './trend.tsx';

afterEach(cleanup);

const draws = [
  ['7', '0', '1', '2', '3'],
  ['4', '0', '1', '2', '3'],
  ['7', '5', '1', '2', '3'],
];

test('shows the occurrences of each number by position, and the draws since the last one', async () => {
  const gateway = startLottery();
  gateway.reply('lotteryDraws', () =>
    success({
      list: draws.map((result, at) => ({
        numero: `20261122090${9 - at}`,
        drawsAt: '2026-11-22T08:00:00Z',
        state: 'settled',
        result,
      })),
      pageNum: 1,
      totalPages: 1,
    }),
  );
  await renderScreen(<Trend entry={lotteryEntry() as never} lastNumero={undefined} />);
  const seven = (await screen.findByRole('rowheader', { name: '7' })).closest('tr')!;
  expect(
    within(seven)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['20 ago', '03 ago', '03 ago', '03 ago', '03 ago']);
  const four = screen.getByRole('rowheader', { name: '4' }).closest('tr')!;
  expect(within(four).getAllByRole('cell')[0]?.textContent).toBe('11 ago');
  expect(gateway.getCalls('lotteryDraws')).toEqual([{ code: 'SSC_1M', pageNo: 1, pageSize: 50 }]);
});

test('shows positions and numbers in the order of the draw in right-to-left languages', async () => {
  startLottery();
  const { texts } = await renderScreen(
    <>
      <Balls family="PK10" result={['3', '10', '1', '2', '4', '5', '6', '7', '8', '9']} />
      <Trend entry={lotteryEntry() as never} lastNumero={undefined} />
    </>,
  );
  await act(() => texts.changeLanguage('ar'));
  const balls = await screen.findByRole('img', { name: /3 10 1 2 4 5 6 7 8 9/ });
  expect([balls.dir, balls.textContent]).toEqual(['ltr', '31012456789']);
  expect((await screen.findByRole('region')).dir).toBe('ltr');
});
