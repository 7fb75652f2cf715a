// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordSwipe } from '../gestures/record-swipe.ts';
import { usePageTransition } from './use-page-transition.ts';

const Page = () => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>{`${pathname} ${usePageTransition(pathname)}`}</p>
      <button type="button" onClick={() => void navigate('/b')}>
        Go
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  render(
    <MemoryRouter initialEntries={['/a']}>
      <Page />
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('shows the first screen at once and fades in the next one, also after going back', async () => {
  expect(screen.getByText('/a none')).toBeDefined();
  await tap('Go');
  expect(screen.getByText('/b fade')).toBeDefined();
  await tap('Back');
  expect(screen.getByText('/a fade')).toBeDefined();
});

test('does not fade after a swipe back, but fades again at the next navigation back', async () => {
  await tap('Go');
  act(() => recordSwipe());
  await tap('Back');
  expect(screen.getByText('/a none')).toBeDefined();
  await tap('Go');
  vi.advanceTimersByTime(1000);
  await tap('Back');
  expect(screen.getByText('/a fade')).toBeDefined();
});
