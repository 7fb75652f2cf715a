// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Button } from '../button/button.tsx';
import { illustrations, type EmptyStateKind } from './illustrations.ts';
import { EmptyState } from './empty-state.tsx';

afterEach(cleanup);

it.each(Object.keys(illustrations) as EmptyStateKind[])(
  '%s: shows one sentence, one action and its image',
  (kind) => {
    const { container } = render(
      <EmptyState
        kind={kind}
        title="There is nothing here."
        action={<Button href="/">Home</Button>}
      />,
    );
    expect(screen.getByText('There is nothing here.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy();
    expect(container.querySelectorAll('svg path')).toHaveLength(3);
    expect(screen.queryByRole('heading')).toBeNull();
  },
);

it('shows its title as the heading of a page that has no other heading', () => {
  render(<EmptyState kind="not-found" title="There is no such page." titleTag="h1" />);
  expect(screen.getByRole('heading', { level: 1, name: 'There is no such page.' })).toBeTruthy();
});
