import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType, CSSProperties } from 'react';

const modules = import.meta.glob<Record<string, ComponentType>>('../icons/*.tsx', { eager: true });
const icons = Object.entries(modules).map(([path, icons]) => ({
  name: path.replace('../icons/', '').replace('.tsx', ''),
  Icon: Object.values(icons)[0] as ComponentType,
}));

export default { title: 'Icon' } satisfies Meta;

/** Shows each icon with the name of its component. */
export const All: StoryObj = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))',
        gap: 12,
      }}
    >
      {icons.map(({ name, Icon }) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 4, fontSize: 10 }}>
          <Icon />
          {name}
        </li>
      ))}
    </ul>
  ),
};

const lines = [
  { '--icon-width': 1.5, '--icon-cap': 'round', '--icon-join': 'round' },
  { '--icon-width': 2.5, '--icon-cap': 'round', '--icon-join': 'round' },
  { '--icon-width': 1.5, '--icon-cap': 'square', '--icon-join': 'miter' },
  { '--icon-width': 2.5, '--icon-cap': 'square', '--icon-join': 'miter' },
];

/** Shows each icon with light and bold lines, and with round and square ends. */
export const Lines: StoryObj = {
  render: () => (
    <>
      {lines.map((style) => (
        <p
          key={Object.values(style).join(' ')}
          style={{ display: 'flex', flexWrap: 'wrap', gap: 12, ...style } as CSSProperties}
        >
          {icons.map(({ name, Icon }) => (
            <Icon key={name} />
          ))}
        </p>
      ))}
    </>
  ),
};
