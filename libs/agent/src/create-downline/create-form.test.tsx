// @vitest-environment happy-dom
import { startTestGateway, success } from '@livery/api/testing/test-gateway';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { CreateForm } from './create-form.tsx';

afterEach(cleanup);

const maxTerms = {
  series: 1960,
  rates: { ELOTT: '1.20', LIVE: '0.80', RNG: '1.00', FISH: '0.00', PVP: '0.00', SPORTS: '0.50' },
};

const render = async () => {
  const gateway = startTestGateway();
  gateway.reply('createDownline', () => success({ id: '22222222-2222-4222-8222-222222222222', account: 'fresh7' }));
  await renderScreen(<CreateForm maxTerms={maxTerms} />);
  await userEvent.type(await screen.findByLabelText('User name'), 'fresh7');
  await userEvent.type(screen.getByLabelText('Password'), 'Quiet#River7');
  return gateway;
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Open the account' }));

test('opens an account one step below the agent, and shows what the agent keeps', async () => {
  const gateway = await render();
  expect(screen.getByText('1950 · You keep 0.50%')).toBeDefined();
  expect(screen.getByText('0.70% · You keep 0.10%')).toBeDefined();
  await submit();
  await screen.findByText('The account is open');
  expect(gateway.getCalls('createDownline')).toMatchObject([{ series: 1950, rates: { LIVE: '0.70', FISH: '0.00' } }]);
});

test('opens an account with typed rates, and rejects a rate above the own one', async () => {
  const gateway = await render();
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  const live = screen.getByLabelText(/Live/);
  await userEvent.clear(live);
  await userEvent.type(live, '0.9');
  await submit();
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
  expect(gateway.getCalls('createDownline')).toEqual([]);
  await userEvent.clear(live);
  await userEvent.type(live, '0.3');
  expect(screen.getByText('Up to 0.80% · You keep 0.50%')).toBeDefined();
  await submit();
  await screen.findByText('The account is open');
  expect(gateway.getCalls('createDownline')).toMatchObject([{ rates: { LIVE: '0.30' } }]);
});

test('shows the log-in details of the new account once, and copies them', async () => {
  await render();
  await submit();
  await screen.findByText('The account is open');
  expect(screen.getByText('Quiet#River7')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Copy the log-in details' }));
  expect(await navigator.clipboard.readText()).toContain('User name: fresh7\nPassword: Quiet#River7');
  await userEvent.click(screen.getByRole('button', { name: 'Open another one' }));
  expect(screen.queryByText('Quiet#River7')).toBeNull();
});
