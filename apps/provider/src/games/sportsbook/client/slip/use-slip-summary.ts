import { useGameContext } from '../sportsbook-context.ts';
import { useSportsbook } from '../sportsbook.ts';
import { useStore } from '../state/store.ts';
import { summarizeSlip } from './slip-summary.ts';

export const useSlipSummary = () => {
  const { table } = useGameContext();
  const { board, slip } = useSportsbook();
  const state = useStore(slip);
  const { balance } = useStore(board);
  const { min, max } = table.limits;
  const { mostReturn: maxReturn } = table.view;
  return { state, balance, summary: summarizeSlip(state, { min, max, maxReturn, balance }) };
};
