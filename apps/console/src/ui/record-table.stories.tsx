import { Tag } from '@livery/ui/tag';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longName, withConsole } from '../testing/console-story.tsx';
import { None } from './none.tsx';
import { type Column, RecordTable } from './record-table.tsx';

interface Brand {
  readonly name: string;
  readonly version: number | null;
}

const columns: Column<Brand>[] = [
  { id: 'name', label: 'Brand', render: ({ name }) => <bdi>{name}</bdi> },
  { id: 'site', label: 'Site', render: () => <Tag tone="success">Published</Tag> },
  { id: 'version', label: 'Live version', render: ({ version }) => version ?? <None /> },
];

export default {
  title: 'RecordTable',
  decorators: [withConsole],
  render: () => (
    <RecordTable
      label="Brands"
      columns={columns}
      items={[
        { name: 'Quetzarena', version: 12 },
        { name: longName, version: null },
      ]}
      getKey={({ name }) => name}
    />
  ),
} satisfies Meta;

export const Usual: StoryObj = {
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row');
    await expect(rows.at(-1)).toHaveAccessibleName(new RegExp(longName));
  },
};
