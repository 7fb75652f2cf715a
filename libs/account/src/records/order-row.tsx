import { useFormat } from '@livery/kit/use-format';
import { Link } from '@livery/ui/link';
import money from '../money/money.module.css';
import type { Tone } from '../money/status-card.tsx';
import styles from './records.module.css';

interface OrderRowProps {
  readonly href: string;
  readonly name: string;
  readonly at: string;
  readonly amount: string;
  readonly state: string;
  readonly tone: Tone;
}

/** One order, which opens at a tap. */
export const OrderRow = ({ href, name, at, amount, state, tone }: OrderRowProps) => {
  const format = useFormat();
  return (
    <Link href={href} className={styles.row}>
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.detail}>{format.moment(at)}</span>
      </span>
      <span className={styles.figures}>
        <bdi className={styles.figure}>{format.money(amount)}</bdi>
        <span className={money.tag} data-tone={tone}>
          {state}
        </span>
      </span>
    </Link>
  );
};
