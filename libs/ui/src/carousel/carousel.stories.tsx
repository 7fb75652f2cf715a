import type { Meta, StoryObj } from '@storybook/react-vite';
import { art } from '../../.storybook/samples.ts';
import { Carousel, CarouselSlide } from './carousel.tsx';

const slide = (
  <CarouselSlide
    href="#promo"
    alt="Welcome bonus up to 688 pesos"
    isPriority
    {...art(0, 345, 150)}
  />
);

export default {
  component: Carousel,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'The banners of the home. The first slide is plain HTML, so that it is visible before any script runs.',
      avoid: 'Content that a member must read. Most people see only the first slide.',
      example:
        '<Carousel label="Promotions" count={3}>\n  <CarouselSlide alt="Welcome bonus" href="/m/activity" src={src} />\n</Carousel>',
    },
  },
  args: { label: 'Promotions', children: slide },
} satisfies Meta<typeof Carousel>;
type Story = StoryObj<typeof Carousel>;

export const One: Story = {};
export const Several: Story = { args: { count: 4, index: 1 } };
export const Waiting: Story = { args: { children: null } };
export const Wide: Story = { args: { ratio: 3 } };
