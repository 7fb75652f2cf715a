import {
  Controls,
  Description,
  Markdown,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ComponentUsage } from './component-usage.ts';

const Usage = ({ when, avoid, example }: ComponentUsage) => (
  <>
    <h2>When to use</h2>
    <Markdown>{when}</Markdown>
    <h2>When not to use</h2>
    <Markdown>{avoid}</Markdown>
    <h2>Example</h2>
    <Source code={example} language="tsx" />
  </>
);

/** Converts a story title to a component name, e.g. `Components/game-tile` to `GameTile`. */
const getComponentName = (title: string) =>
  title.replace(/^.*\//, '').replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Documentation page of a component: its usage, its props and its stories. */
export function DocsPage() {
  const resolved = useOf('meta', ['meta']);
  const usage = resolved.preparedMeta.parameters['usage'] as ComponentUsage | undefined;
  return (
    <>
      <Title>{getComponentName(resolved.preparedMeta.title)}</Title>
      <Subtitle />
      <Description of="meta" />
      {usage && <Usage {...usage} />}
      <Primary />
      <h2>Props</h2>
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
