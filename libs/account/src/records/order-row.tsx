import { useFormat } from '@livery/kit/use-format';
import { Entry } from '@livery/ui/entry';
import styles from '../money/money.module.css';
import type { Tone } from '../money/status-card.tsx';

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
  const { money, moment } = useFormat();
  const standing = (
    <span className={styles.tag} data-tone={tone}>
      {state}
    </span>
  );
  return <Entry href={href} name={<bdi>{name}</bdi>} detail={moment(at)} figure={money(amount)} under={standing} />;
};
