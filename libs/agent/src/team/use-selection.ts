import { maxReceivers } from '@livery/contract/agents/team-limits';
import { useState } from 'react';

interface Person {
  readonly id: string;
  readonly account: string;
}

/**
 * Members that the agent has selected, or null if the selection mode is off. The selection stays the same when the
 * agent searches or opens another level of the tree.
 */
export const useSelection = () => {
  const [selected, setSelected] = useState<readonly Person[] | null>(null);
  const has = (id: string): boolean => selected?.some((each) => each.id === id) ?? false;
  const toggle = ({ id, account }: Person): void =>
    setSelected((before) =>
      before?.some((each) => each.id === id)
        ? before.filter((each) => each.id !== id)
        : [...(before ?? []), { id, account }],
    );
  return {
    selected,
    has,
    toggle,
    isFull: (selected?.length ?? 0) >= maxReceivers,
    begin: () => setSelected([]),
    end: () => setSelected(null),
  };
};
