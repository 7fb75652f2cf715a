// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ErrorResponse, startGateway, defaultHandlers, win } from '../../testing/gateway.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Screen } from './winners-screen.tsx';

afterEach(cleanup);

test('shows the largest win first, whatever the order on the wire', async () => {
  startGateway(defaultHandlers);
  await renderScreen(<Screen />, { path: '/m/winnerPage' });
  await screen.findByText('₱250.00');
  expect(screen.getAllByRole('listitem').map((row) => /₱.*/.exec(row.textContent)?.[0])).toEqual([
    '₱250.00',
    '₱40.00',
    '₱30.00',
    '₱10.00',
  ]);
});

test('requests another period, and stores it in the address', async () => {
  const gateway = startGateway(defaultHandlers);
  await renderScreen(<Screen />, { path: '/m/winnerPage' });
  await screen.findByText('₱250.00');
  await userEvent.click(screen.getByRole('radio', { name: '7 days' }));
  await screen.findByText('₱250.00');
  expect(
    gateway.requests.filter((path) => path.includes('WinnerBoard')).map((path) => /period=\w+/.exec(path)?.[0]),
  ).toEqual(['period=month', 'period=week']);
  expect(screen.getByLabelText('address').textContent).toBe('/m/winnerPage?period=week');
});

test('links each win to its game, for a guest through the log-in', async () => {
  startGateway({ ODSFE2_getWinnerBoard: { list: [win(1, '10.00')] } });
  await renderScreen(<Screen />, { path: '/m/winnerPage' });
  expect((await screen.findByRole('link')).getAttribute('href')).toMatch(
    /^\/m\/login\?from=%2Fm%2FlaunchGame%3F.*nodeId%3D1/,
  );
});

test('shows an empty board and a failed one', async () => {
  const user = userEvent.setup();
  const gateway = startGateway({ ODSFE2_getWinnerBoard: new ErrorResponse('system.busy') });
  await renderScreen(<Screen />, { path: '/m/winnerPage' });
  expect(await screen.findByText('The winners could not be loaded.')).toBeTruthy();
  gateway.handlers = { ODSFE2_getWinnerBoard: { list: [] } };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No wins yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/m/home');
});

test('reserves the space of a failed image, without a broken icon', async () => {
  startGateway({ ODSFE2_getWinnerBoard: { list: [win(1, '10.00')] } });
  await renderScreen(<Screen />, { path: '/m/winnerPage' });
  const image = (await screen.findByRole('link')).querySelector('img')!;
  fireEvent.error(image);
  expect(image.hidden).toBe(true);
  expect(image.parentElement?.style.backgroundColor).toBe('#102030');
});
