import { Button } from '@livery/ui/button';
import { Tag } from '@livery/ui/tag';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, withConsole } from '../testing/console-story.tsx';
import { Panel } from './panel.tsx';
import styles from './record-list.module.css';

const items = ['Summer', longName];

export default {
  component: Panel,
  decorators: [withConsole],
  args: { title: 'Drafts', actions: <Button tone="accent">New draft</Button> },
} satisfies Meta<typeof Panel>;
type Story = StoryObj<typeof Panel>;

export const Empty: Story = {
  args: { detail: 'There is no draft yet.', children: <ul className={styles.list} /> },
};

export const Records: Story = {
  args: {
    children: (
      <ul className={styles.list}>
        {items.map((name) => (
          <li key={name} className={styles.item}>
            <div className={styles.text}>
              <strong>{name}</strong>
              <span className={styles.detail}>From version 3 · Olivia Reyes · Nov 26, 2026, 1:58 PM</span>
            </div>
            <Tag tone="success">Live</Tag>
            <div className={styles.actions}>
              <Button size="small">Edit</Button>
              <Button size="small">Rename</Button>
              <Button size="small">Close</Button>
            </div>
          </li>
        ))}
      </ul>
    ),
  },
};
