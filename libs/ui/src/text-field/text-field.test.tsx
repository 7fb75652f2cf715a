// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

it('shows its error in place of its hint', () => {
  const field = render(<TextField label="User name" hint="Six letters" />);
  const input = screen.getByRole('textbox', { name: 'User name' });
  const described = () =>
    document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(described()).toBe('Six letters');
  field.rerender(<TextField label="User name" hint="Six letters" error="This name is taken." />);
  expect(described()).toBe('This name is taken.');
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

it('shows the password and hides it again', async () => {
  render(<TextField label="Password" type="password" revealLabel="Show password" />);
  const input = screen.getByLabelText('Password') as HTMLInputElement;
  await userEvent.type(input, 'secret');
  const reveal = screen.getByRole('button', { name: 'Show password', pressed: false });
  await userEvent.click(reveal);
  expect([input.type, input.value]).toEqual(['text', 'secret']);
  await userEvent.click(reveal);
  expect(input.type).toBe('password');
});

it('shows the prefix of a left-to-right input on the left in a right-to-left page', () => {
  render(
    <div dir="rtl">
      <TextField label="Number" dir="ltr" start="+971" />
      <TextField label="Amount" start="AED" />
    </div>,
  );
  const getDirections = (label: string) =>
    [screen.getByText(label), screen.getByText(label).parentElement?.parentElement].map(
      (element) => element?.getAttribute('dir') ?? null,
    );
  expect(getDirections('+971')).toEqual(['ltr', 'ltr']);
  expect(getDirections('AED')).toEqual([null, null]);
});
