import type { Meta, StoryObj } from '@storybook/react-vite';
import { withConsole } from '../testing/console-story.tsx';
import { SecretText } from './secret-text.tsx';

export default {
  component: SecretText,
  decorators: [withConsole],
  args: { label: 'Token', text: `livery_${'8f3a61c0'.repeat(12)}` },
} satisfies Meta<typeof SecretText>;

export const Usual: StoryObj<typeof SecretText> = {};
