import { expect, it } from 'vitest';

interface StoryFile {
  readonly default: {
    readonly component?: unknown;
    readonly tags?: string[];
    readonly parameters?: Parameters;
  };
}
interface Parameters {
  readonly usage?: Readonly<Record<'when' | 'avoid' | 'example', string>>;
}

const files = import.meta.glob<StoryFile>('../*/*.stories.tsx');

it.each(Object.keys(files))('documents the usage of the component in %s', async (path) => {
  const { component, tags, parameters } = (await files[path]!()).default;
  // A stories file without `component` is about several components, e.g. about their writing
  // systems. It needs no usage text.
  if (!component) return;
  expect(tags).toContain('autodocs');
  for (const part of ['when', 'avoid', 'example'] as const)
    expect(parameters?.usage?.[part], part).toMatch(/\w{3}/);
});
