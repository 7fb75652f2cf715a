import type { ContractTier, ContractType } from '@livery/api/contracts';
import { useFormat } from '@livery/kit/use-format';
import { DataTable } from '@livery/ui/data-table';
import { useTranslation } from 'react-i18next';
import { useTerms } from './use-terms.ts';

/** What a contract asks for and gives, tier by tier. */
export const TierTable = ({ type, tiers }: { readonly type: ContractType; readonly tiers: readonly ContractTier[] }) => {
  const { t } = useTranslation('contracts');
  const { money, count } = useFormat();
  const { rate } = useTerms();
  const isDividend = type === 'dividend';
  return (
    <DataTable label={t('tier.label')} columns={[t('tier.bet'), ...(isDividend ? [t('tier.netLoss')] : []), t('tier.active'), t('tier.pays')]}>
      {tiers.map((tier) => (
        <tr key={`${tier.bet} ${tier.active} ${tier.netLoss ?? ''}`}>
          <th scope="row">
            <bdi>{money(tier.bet)}</bdi>
          </th>
          {isDividend && <td>{money(tier.netLoss ?? '0.00')}</td>}
          <td>{count(tier.active)}</td>
          <td>
            <bdi>{rate(tier)}</bdi>
          </td>
        </tr>
      ))}
    </DataTable>
  );
};
