import { useSeat } from '../book-seat.ts';
import { useBook } from '../book.ts';
import { useStore } from '../store.ts';
import { slipFacts } from './slip-facts.ts';

/** The slip as it stands, with the wallet and the odds of now. */
export const useSlipFacts = () => {
  const { table } = useSeat();
  const { board, slip } = useBook();
  const state = useStore(slip);
  const { balance } = useStore(board);
  const { min, max } = table.limits;
  const { mostReturn } = table.view;
  return { state, balance, facts: slipFacts(state, { min, max, mostReturn, balance }) };
};
