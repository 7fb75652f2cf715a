// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Button } from '../button/button.tsx';
import { pictures, type StateKind } from './pictures.ts';
import { StateView } from './state-view.tsx';

afterEach(cleanup);

it.each(Object.keys(pictures) as StateKind[])(
  '%s: one sentence, one action, and then its picture',
  async (kind) => {
    const { container } = render(
      <StateView
        kind={kind}
        title="There is nothing here."
        action={<Button href="/">Home</Button>}
      />,
    );
    expect(screen.getByText('There is nothing here.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy();
    await expect.poll(() => container.querySelectorAll('svg path').length).toBe(3);
  },
);
