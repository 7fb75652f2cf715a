import { mostReceivers } from '@livery/contract/team-limits';
import { useState } from 'react';

interface Person {
  readonly id: string;
  readonly account: string;
}

/** Members who are chosen together, across searches and levels of the tree. Null: nobody is being chosen. */
export const useChosen = () => {
  const [chosen, setChosen] = useState<readonly Person[] | null>(null);
  const has = (id: string): boolean => chosen?.some((each) => each.id === id) ?? false;
  const toggle = ({ id, account }: Person): void =>
    setChosen((before) =>
      before?.some((each) => each.id === id)
        ? before.filter((each) => each.id !== id)
        : [...(before ?? []), { id, account }],
    );
  return {
    chosen,
    has,
    toggle,
    isFull: (chosen?.length ?? 0) >= mostReceivers,
    begin: () => setChosen([]),
    end: () => setChosen(null),
  };
};
