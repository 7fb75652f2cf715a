import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './qr-code.tsx';

export default {
  component: QrCode,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'A link or an address that a member scans with another device.',
      avoid:
        'Content that the member needs on this device: show the link or a copy button as well.',
      example: '<QrCode text="https://example.com/i/7f3a" label="Your invitation" />',
    },
  },
  args: {
    text: 'https://example.test/register?affiliateCode=lena',
    label: 'The link as a code to scan',
  },
} satisfies Meta<typeof QrCode>;
type Story = StoryObj<typeof QrCode>;

export const Link: Story = {};
