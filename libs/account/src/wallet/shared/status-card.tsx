import { CircleCheckIcon } from '@livery/ui/icons/circle-check';
import { CircleXIcon } from '@livery/ui/icons/circle-x';
import { ClockIcon } from '@livery/ui/icons/clock';
import type { Tone } from '@livery/ui/tag';
import type { ReactNode } from 'react';
import styles from './money.module.css';

const icons = { wait: ClockIcon, success: CircleCheckIcon, danger: CircleXIcon, quiet: ClockIcon } as const;

interface StatusCardProps {
  readonly tone: Tone;
  readonly amount: string;
  readonly title: string;
  readonly detail: ReactNode;
}

/** Card with the status of an order. Screen readers announce each change of the status. */
export const StatusCard = ({ tone, amount, title, detail }: StatusCardProps) => {
  const Icon = icons[tone];
  return (
    <div className={styles.status} role="status">
      <span className={styles.emblem} data-tone={tone} aria-hidden>
        <Icon />
      </span>
      <span className={styles.figure}>
        <bdi>{amount}</bdi>
      </span>
      <h2 className={styles.state}>{title}</h2>
      <p className={styles.muted}>{detail}</p>
    </div>
  );
};
