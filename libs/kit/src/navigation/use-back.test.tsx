// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useBack } from './use-back.ts';

afterEach(cleanup);

const Page = ({ to }: { to?: 'home' }) => {
  const back = useBack(to);
  const { pathname } = useLocation();
  return (
    <button type="button" onClick={back}>
      {pathname}
    </button>
  );
};

const renderAt = (entriesBehind: number, to?: 'home') => {
  history.replaceState({ idx: entriesBehind }, '');
  const entries = ['/m/gameList', '/m/help'].slice(entriesBehind ? 0 : 1);
  render(
    <MemoryRouter initialEntries={entries}>
      <Page {...(to && { to })} />
    </MemoryRouter>,
  );
};

const clickBack = async () => {
  await userEvent.click(screen.getByRole('button'));
  return screen.getByRole('button').textContent;
};

test('goes one page back', async () => {
  renderAt(1);
  expect(await clickBack()).toBe('/m/gameList');
});

test('goes home when no page of the app is in the history', async () => {
  renderAt(0);
  expect(await clickBack()).toBe('/m/home');
});

test('goes home when the route is configured so', async () => {
  renderAt(1, 'home');
  expect(await clickBack()).toBe('/m/home');
});
