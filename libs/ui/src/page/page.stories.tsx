import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { ChipRow } from '../chip-row/chip-row.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { SummaryGrid } from '../summary-grid/summary-grid.tsx';
import { Aside, Page, Section, Stack } from './page.tsx';

export default {
  component: Page,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'The frame of a screen: `Page` for its padding, `Section` for a part with a heading, `Stack` for a group, `Aside` for totals.',
      avoid: 'Parts of the app shell, such as bars.',
      example: '<Page><Section heading="Limits">…</Section></Page>',
    },
  },
} satisfies Meta<typeof Page>;
type Story = StoryObj<typeof Page>;

export const Report: Story = {
  args: {
    children: (
      <>
        <Stack>
          <ChipRow
            label="Period"
            value="week"
            onSelect={() => {}}
            choices={[
              ['today', 'Today'],
              ['week', '7 days'],
            ]}
          />
          <ChipRow
            label="Kind"
            value="all"
            onSelect={() => {}}
            choices={[
              ['all', 'All'],
              ['deposit', 'Deposits'],
            ]}
          />
        </Stack>
        <Aside>
          <SummaryGrid
            items={[
              ['Bet', '₱12,345.00'],
              ['Prizes', '₱11,110.50'],
            ]}
          />
          <Button size="small">Save as table</Button>
        </Aside>
        <Section heading="By product">
          <DescriptionList
            items={[
              ['Slots', '₱10,000.00'],
              ['Live', '₱2,345.00'],
            ]}
          />
        </Section>
      </>
    ),
  },
};
