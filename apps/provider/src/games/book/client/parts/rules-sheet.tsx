import { fill } from '../../../../client-kit/text/load-text.ts';
import { ltr } from '../../../../client-kit/text/ltr.ts';
import { mostLegs } from '../../rules/slip.ts';
import { useSeat } from '../book-seat.ts';
import { Dialog } from './dialog.tsx';

const shown = [
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

/** The rules, and what each market keeps and returns. */
export const RulesSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { text, table, money } = useSeat();
  const { margins, mostReturn } = table.view;
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
          {shown.map((kind) => (
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
          legs: mostLegs,
          most: money.full(mostReturn),
        })}
      </p>
      <p className="fine">{text.proofBefore}</p>
    </Dialog>
  );
};
