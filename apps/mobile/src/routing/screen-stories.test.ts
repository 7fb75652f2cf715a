import type { ScreenOptions, ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { expect, test } from 'vitest';
import { features } from '../features.ts';

type StoryFile = Readonly<Record<string, ScreenStory>> & { readonly default: ScreenStories };

const files = import.meta.glob<StoryFile>('../../../../libs/{account,games,agent}/src/**/*.stories.ts', {
  eager: true,
});

const getPath = ({ features, path }: Partial<ScreenOptions>) => path ?? features?.[0]?.routes[0].path;

/** Paths of the screens that have a Storybook story. */
const paths = Object.values(files).flatMap(({ default: meta, ...stories }) =>
  Object.values(stories).map((story) => getPath({ ...meta.parameters.screen, ...story.parameters?.screen })),
);

test('has a story for the screen of every route', () => {
  const routes = features.flatMap((feature) => feature.routes.map(({ path }) => path));
  // The maintenance screen needs no story: it is in `apps/mobile`, and only screens of libraries have stories.
  const libraryRoutes = routes.filter((path) => path !== '/m/maintenance');
  expect(libraryRoutes.filter((path) => !paths.includes(path))).toEqual([]);
});
