import type { Meta, StoryObj } from '@storybook/react-vite';
import { withConsole } from '../testing/console-story.tsx';
import { NotFound } from './not-found.tsx';

export default { component: NotFound, decorators: [withConsole] } satisfies Meta<typeof NotFound>;

export const Usual: StoryObj<typeof NotFound> = {};
