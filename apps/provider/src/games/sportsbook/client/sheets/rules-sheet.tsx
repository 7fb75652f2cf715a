import { fill } from '../../../../client/text/load-text.ts';
import { ltr } from '../../../../client/text/ltr.ts';
import { maxLegs } from '../../rules/slip.ts';
import { useGameContext } from '../sportsbook-context.ts';
import { Dialog } from './dialog.tsx';

const shownMarkets = [
  'result',
  'winner',
  'total',
  'handicap',
  'parity',
  'both',
  'double',
  'set',
  'half',
  'next',
  'sets',
  'score',
] as const;

export const RulesSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { text, table, money } = useGameContext();
  const { margins, mostReturn: maxReturn } = table.view;
  const percent = (part: number): string => ltr(`${(part * 100).toFixed(2)} %`);
  return (
    <Dialog title={text.rules} onClose={onClose}>
      <p>{text.rulesSimulated}</p>
      <p>{text.rulesOdds}</p>
      <p>{text.rulesReturn}</p>
      <table className="margins">
        <thead>
          <tr>
            <th scope="col">{text.odds}</th>
            <th scope="col">{text.margin}</th>
            <th scope="col">{text.return}</th>
          </tr>
        </thead>
        <tbody>
          {shownMarkets.map((kind) => (
            <tr key={kind}>
              <th scope="row">{fill(text[`market.${kind}`], { number: ltr('1, 2 …') })}</th>
              <td>{percent(margins[kind] ?? 0)}</td>
              <td>{ltr(`≤ ${(100 / (1 + (margins[kind] ?? 0))).toFixed(2)} %`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{text.rulesMultiple}</p>
      <p>{text.rulesVoid}</p>
      <p>{text.rulesTime}</p>
      <p>
        {fill(text.rulesLimits, {
          min: money.full(table.limits.min),
          max: money.full(table.limits.max),
          legs: maxLegs,
          most: money.full(maxReturn),
        })}
      </p>
      <p className="fine">{text.proofBefore}</p>
    </Dialog>
  );
};
