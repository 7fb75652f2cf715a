import { useFormat } from '@livery/kit/use-format';
import { Entry } from '@livery/ui/entry';
import { Tag, type Tone } from '@livery/ui/tag';

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
  return (
    <Entry
      href={href}
      name={<bdi>{name}</bdi>}
      detail={moment(at)}
      figure={money(amount)}
      under={<Tag tone={tone}>{state}</Tag>}
    />
  );
};
