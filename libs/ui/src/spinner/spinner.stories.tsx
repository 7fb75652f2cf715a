import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner.tsx';

export default { component: Spinner } satisfies Meta<typeof Spinner>;

export const Decoration: StoryObj<typeof Spinner> = {};
export const Announced: StoryObj<typeof Spinner> = { args: { 'aria-label': 'Loading more games' } };
