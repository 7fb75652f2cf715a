// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { CategoryTabs } from './category-tabs.tsx';

const items = ['Hot', 'Slots', 'Live'].map((label) => ({ id: label, label }));

function Tabs() {
  const [value, setValue] = useState('Hot');
  return (
    <CategoryTabs
      label="Categories"
      items={items}
      value={value}
      onSelect={setValue}
      controls="games"
    />
  );
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

afterEach(() => {
  cleanup();
  document.documentElement.dir = '';
});

it('selects by tap', async () => {
  render(<Tabs />);
  await userEvent.click(screen.getByRole('tab', { name: 'Live' }));
  expect(selected()).toBe('Live');
  expect(screen.getByRole('tab', { name: 'Live' }).getAttribute('aria-controls')).toBe('games');
});

it.each([
  ['ltr', '{ArrowRight}', 'Slots'],
  ['ltr', '{ArrowLeft}', 'Live'],
  ['rtl', '{ArrowLeft}', 'Slots'],
  ['rtl', '{ArrowRight}', 'Live'],
  ['ltr', '{End}', 'Live'],
])('%s: %s moves the selection and the focus from the first to %s', async (dir, key, label) => {
  document.documentElement.dir = dir;
  render(<Tabs />);
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(selected()).toBe(label);
  expect(document.activeElement?.textContent).toBe(label);
});

it('is one tab stop', async () => {
  render(<Tabs />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

it('is a navigation when its entries are links', () => {
  render(
    <CategoryTabs
      label="Categories"
      items={[{ id: 'Hot', label: 'Hot', href: '/hot' }]}
      value="Hot"
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Categories' })).toBeTruthy();
  expect(screen.getByRole('link', { current: 'page', name: 'Hot' })).toBeTruthy();
});
