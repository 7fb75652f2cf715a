// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { BottomNavigation, type BottomNavigationProps } from './bottom-navigation.tsx';

const destinations = [
  { href: '#home', label: 'Home', icon: 'outline', selectedIcon: 'filled' },
  { href: '#mine', label: 'Members', icon: 'outline', count: 120, countLabel: '120 to claim' },
];

const show = (props: Partial<BottomNavigationProps> = {}) =>
  render(<BottomNavigation label="Main" items={destinations} current="#home" {...props} />);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('marks the current destination with the filled icon', () => {
  show();
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('filledHome');
});

it('scrolls to the top on a second tap', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  show();
  await userEvent.click(screen.getByRole('link', { name: /Home/ }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

it('shows at most 99 and describes the count for screen readers', () => {
  show();
  const members = screen.getByRole('link', { name: 'Members, 120 to claim' });
  expect(members.textContent).toContain('99+');
});

it('lets the app prevent the navigation', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const onSelect = vi.fn<NonNullable<BottomNavigationProps['onSelect']>>((_, event) =>
    event.preventDefault(),
  );
  show({ onSelect });
  await userEvent.click(screen.getByRole('link', { name: /Members/ }));
  expect(onSelect.mock.calls[0]?.[0]).toBe(destinations[1]);
  expect(scrollTo).not.toHaveBeenCalled();
});
