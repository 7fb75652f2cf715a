// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollRestoration } from './use-scroll-restoration.ts';

const scrolledTo = vi.fn();

const App = () => {
  const navigate = useNavigate();
  useScrollRestoration();
  return (
    <>
      <button type="button" onClick={() => void navigate('/m/winnerPage')}>
        on
      </button>
      <button type="button" onClick={() => void navigate('?tab=hot', { replace: true })}>
        tab
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
    </>
  );
};

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrolledTo);
  render(
    <MemoryRouter initialEntries={['/m/gameList']}>
      <App />
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  scrolledTo.mockClear();
  vi.unstubAllGlobals();
});

const scroll = (y: number) => {
  vi.stubGlobal('scrollY', y);
  fireEvent.scroll(window);
};
const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })));

test('opens a new page at its top and restores the offset of the previous one', () => {
  scroll(1240);
  press('on');
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 0);
  scroll(300);
  press('back');
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 1240);
});

test('does not scroll for another tab of the same page', () => {
  scroll(500);
  press('tab');
  expect(scrolledTo).not.toHaveBeenCalled();
});
