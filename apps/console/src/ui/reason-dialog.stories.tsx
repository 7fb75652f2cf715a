import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { withConsole } from '../testing/console-story.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { SelectField } from './select-field.tsx';

export default {
  component: ReasonDialog,
  decorators: [withConsole],
  args: {
    title: 'Publish',
    detail: 'All members see this release within a second.',
    submit: 'Publish',
    isPending: false,
    onClose: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof ReasonDialog>;
type Story = StoryObj<typeof ReasonDialog>;

export const Usual: Story = {
  play: async ({ args }) => {
    const submit = await screen.findByRole('button', { name: args.submit });
    await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox'), ' New year ');
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledWith('New year');
  },
};

export const WithFields: Story = {
  args: {
    isDanger: true,
    children: (
      <SelectField label="Release" value="2" options={[{ value: '2', label: 'Version 2' }]} onSelect={() => {}} />
    ),
  },
};

export const Pending: Story = { args: { isPending: true } };
