import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataTable } from './data-table.tsx';

export default {
  component: DataTable,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'Figures with several columns that a member compares, such as profit and loss by day.',
      avoid: 'Records with one main value: use `RecordList`, which needs no sideways scrolling.',
      example: "<DataTable label=\"By day\" columns={['Day', 'Bet', 'Result']}>{rows}</DataTable>",
    },
  },
} satisfies Meta<typeof DataTable>;
type Story = StoryObj<typeof DataTable>;

const days = ['Nov 20', 'Nov 19', 'Nov 18'];

export const Figures: Story = {
  args: {
    label: 'By day',
    columns: ['Day', 'Bet', 'Prizes', 'Bonus', 'Rebate', 'Result'],
    children: days.map((day) => (
      <tr key={day}>
        <th scope="row">{day}</th>
        <td>₱1,234.50</td>
        <td>₱980.00</td>
        <td>₱0.00</td>
        <td>₱12.00</td>
        <td>−₱242.50</td>
      </tr>
    )),
  },
};
