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
  const { t, table, money } = useGameContext();
  const { margins, mostReturn: maxReturn } = table.view;
  const percent = (part: number): string => ltr(`${(part * 100).toFixed(2)} %`);
  return (
    <Dialog title={t('rules')} onClose={onClose}>
      <p>{t('rulesSimulated')}</p>
      <p>{t('rulesOdds')}</p>
      <p>{t('rulesReturn')}</p>
      <table className="margins">
        <thead>
          <tr>
            <th scope="col">{t('odds')}</th>
            <th scope="col">{t('margin')}</th>
            <th scope="col">{t('return')}</th>
          </tr>
        </thead>
        <tbody>
          {shownMarkets.map((kind) => (
            <tr key={kind}>
              <th scope="row">{t(`market.${kind}`, { number: ltr('1, 2 …') })}</th>
              <td>{percent(margins[kind] ?? 0)}</td>
              <td>{ltr(`≤ ${(100 / (1 + (margins[kind] ?? 0))).toFixed(2)} %`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('rulesMultiple')}</p>
      <p>{t('rulesVoid')}</p>
      <p>{t('rulesTime')}</p>
      <p>
        {t('rulesLimits', {
          min: money.full(table.limits.min),
          max: money.full(table.limits.max),
          legs: maxLegs,
          most: money.full(maxReturn),
        })}
      </p>
      <p className="fine">{t('proofBefore')}</p>
    </Dialog>
  );
};
