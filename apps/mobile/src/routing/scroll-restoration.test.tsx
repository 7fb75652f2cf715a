// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScrollRestoration } from './scroll-restoration.tsx';

const scrolledTo = vi.fn();

/** Calls the observers of the page's size, as the browser does when the page becomes taller. */
let growPage = () => {};
class PageObserver {
  #callback: () => void;
  constructor(callback: () => void) {
    this.#callback = callback;
  }
  observe() {
    growPage = this.#callback;
  }
  disconnect() {
    growPage = () => {};
  }
}

const App = ({ initialPathname }: { initialPathname: string }) => {
  const navigate = useNavigate();
  return (
    <>
      <ScrollRestoration initialPathname={initialPathname} />
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
  vi.stubGlobal('ResizeObserver', PageObserver);
});
afterEach(() => {
  cleanup();
  scrolledTo.mockClear();
  vi.unstubAllGlobals();
});

const renderList = (initialPathname = '/m/gameList') =>
  render(
    <MemoryRouter initialEntries={['/m/gameList']}>
      <App initialPathname={initialPathname} />
    </MemoryRouter>,
  );
const scroll = (y: number) => {
  vi.stubGlobal('scrollY', y);
  fireEvent.scroll(window);
};
const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })));

test('opens a new page at its top and restores the offset of the previous one', () => {
  renderList();
  scroll(1240);
  press('on');
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 0);
  scroll(300);
  press('back');
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 1240);
});

test('does not scroll for another tab of the same page', () => {
  renderList();
  scroll(500);
  press('tab');
  expect(scrolledTo).not.toHaveBeenCalled();
});

test('scrolls to the top if another page is already open when this code loads', () => {
  renderList('/m/home');
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 0);
});

test('restores the offset that the first page had when this code loaded', () => {
  vi.stubGlobal('scrollY', 700);
  renderList();
  press('on');
  press('back');
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 700);
});

test('restores the offset of a tab that was opened without a scroll', () => {
  renderList();
  scroll(500);
  press('tab');
  press('on');
  press('back');
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 500);
});

test('keeps the offset while the page loads its parts again', () => {
  renderList();
  scroll(1240);
  press('on');
  vi.stubGlobal('scrollY', 700);
  press('back');
  scrolledTo.mockClear();
  growPage();
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 1240);
});

test('does not scroll a page that the visitor has scrolled or left', () => {
  renderList();
  scroll(1240);
  press('on');
  press('back');
  scroll(900);
  scrolledTo.mockClear();
  growPage();
  expect(scrolledTo).not.toHaveBeenCalled();
  press('on');
  press('back');
  press('on');
  scrolledTo.mockClear();
  growPage();
  expect(scrolledTo).not.toHaveBeenCalled();
});
