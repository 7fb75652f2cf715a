// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LinkProvider } from '../link/link.tsx';
import { Button } from './button.tsx';

afterEach(cleanup);

it('ignores presses while its action is pending, and keeps its name', async () => {
  const onClick = vi.fn();
  render(
    <Button isPending onClick={onClick}>
      Log in
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Log in', busy: true });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

it('does not submit its form a second time', async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isPending>
        Log in
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('renders the link component of the app', () => {
  const RouterLink = ({ href, ...props }: ComponentProps<'a'>) => (
    <a {...props} href={`/app${href}`}>
      {props.children}
    </a>
  );
  render(
    <LinkProvider value={RouterLink}>
      <Button href="/m/login">Log in</Button>
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/app/m/login');
});
