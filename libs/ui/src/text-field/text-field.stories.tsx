import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextField } from './text-field.tsx';

export default {
  component: TextField,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'A line of text in a form. The error stands below the field and says how to correct it.',
      avoid: 'A search: use `SearchField`. A choice among known options: use `SegmentedControl`.',
      example: '<TextField label="User name" error={errors.name} {...register(\'name\')} />',
    },
  },
  args: { label: 'User name' },
} satisfies Meta<typeof TextField>;
type Story = StoryObj<typeof TextField>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'mayari88' } };
export const WithHint: Story = { args: { hint: 'Six to twelve letters and digits' } };
export const WithError: Story = { args: { error: 'This name is taken.', defaultValue: 'admin' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'mayari88' } };
export const Password: Story = {
  args: { label: 'Password', type: 'password', revealLabel: 'Show password' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const input = canvas.getByLabelText(/./, { selector: 'input' });
    await userEvent.type(input, 'secret');
    await userEvent.click(canvas.getByRole('button'));
    await expect(input).toHaveAttribute('type', 'text');
  },
};
export const MobileNumber: Story = {
  args: {
    label: 'Mobile number',
    start: '+63',
    inputMode: 'tel',
    end: <Button tone="plain">Get code</Button>,
  },
};
export const Captcha: Story = {
  args: {
    label: 'Verification code',
    inputMode: 'numeric',
    end: (
      <button type="button" aria-label="Another picture">
        <svg width="96" height="44" viewBox="0 0 96 40" role="presentation">
          <path
            d="M8 30 24 10l8 20 14-22 6 22 12-18 20 20"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
          />
        </svg>
      </button>
    ),
  },
};
