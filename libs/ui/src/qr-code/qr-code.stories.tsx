import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './qr-code.tsx';

export default {
  component: QrCode,
  args: {
    text: 'https://example.test/register?affiliateCode=lena',
    label: 'The link as a code to scan',
  },
} satisfies Meta<typeof QrCode>;
type Story = StoryObj<typeof QrCode>;

export const Link: Story = {};
