// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOverlaySlot } from './overlay-queue.ts';

const Popup = ({ name, isDue = true }: { name: string; isDue?: boolean }) =>
  useOverlaySlot(isDue) ? <p>{name}</p> : null;
const shown = () => screen.queryAllByText(/./).map((each) => each.textContent);
const waitForPoll = () => act(() => vi.advanceTimersByTimeAsync(2000));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

test('opens at once when nothing blocks it', () => {
  render(<Popup name="news" />);
  expect(shown()).toEqual(['news']);
});

test('does not open an overlay that is not due', async () => {
  render(<Popup name="news" isDue={false} />);
  await waitForPoll();
  expect(shown()).toEqual([]);
});

const open = (role: string) => {
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', role);
  return dialog;
};
const press = () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.setAttribute('aria-haspopup', 'dialog');
  button.setAttribute('aria-expanded', 'true');
  return button;
};
const write = () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  return field;
};

test.each([
  ['an open dialog', () => open('dialog')],
  ['an open alert dialog', () => open('alertdialog')],
  ['a menu that is loading', press],
  ['a focused text field', write],
])('waits for %s', async (_, engage) => {
  const engaged = engage();
  render(<Popup name="news" />);
  await waitForPoll();
  expect(shown()).toEqual([]);
  engaged.remove();
  await waitForPoll();
  expect(shown()).toEqual(['news']);
});

test('opens two overlays one after the other', async () => {
  const both = (first: boolean) => (
    <>
      <Popup name="news" isDue={first} />
      <Popup name="contract" />
    </>
  );
  const { rerender } = render(both(true));
  await waitForPoll();
  expect(shown()).toEqual(['news']);
  rerender(both(false));
  await waitForPoll();
  expect(shown()).toEqual(['contract']);
});

test('releases the queue when a waiting overlay unmounts', async () => {
  const dialog = open('dialog');
  render(<Popup name="news" />).unmount();
  render(<Popup name="contract" />);
  dialog.remove();
  await waitForPoll();
  expect(shown()).toEqual(['contract']);
});
