import type { Meta, StoryObj } from '@storybook/react-vite';
import { art } from '../../.storybook/samples.ts';
import { BannerFrame, BannerSlide } from './banner-frame.tsx';

const slide = (
  <BannerSlide href="#promo" alt="Welcome bonus up to 688 pesos" isPriority {...art(0, 345, 150)} />
);

export default {
  component: BannerFrame,
  args: { label: 'Promotions', children: slide },
} satisfies Meta<typeof BannerFrame>;
type Story = StoryObj<typeof BannerFrame>;

export const One: Story = {};
export const Several: Story = { args: { count: 4, index: 1 } };
export const Waiting: Story = { args: { children: null } };
export const Wide: Story = { args: { ratio: 3 } };
