import { useFormat } from '@livery/kit/format/use-format';
import { ListItem } from '@livery/ui/list-item';
import { Tag, type Tone } from '@livery/ui/tag';

interface OrderRowProps {
  readonly href: string;
  readonly name: string;
  readonly at: string;
  readonly amount: string;
  readonly state: string;
  readonly tone: Tone;
}

/** Row of a deposit or withdrawal order. A tap opens the order. */
export const OrderRow = ({ href, name, at, amount, state, tone }: OrderRowProps) => {
  const { money, dateTime } = useFormat();
  return (
    <ListItem
      href={href}
      name={<bdi>{name}</bdi>}
      detail={dateTime(at)}
      figure={money(amount)}
      under={<Tag tone={tone}>{state}</Tag>}
    />
  );
};
