import { toCategoryKey } from '@livery/kit/i18n/category-key';
import type { RebateLine } from '@livery/api/cashback';
import { useFormat } from '@livery/kit/format/use-format';
import { usePercent } from '@livery/kit/format/use-percent';
import { DataTable } from '@livery/ui/data-table';
import { useTranslation } from 'react-i18next';

export const RebateTable = ({ lines }: { readonly lines: readonly RebateLine[] }) => {
  const { t } = useTranslation(['records', 'games']);
  const { money } = useFormat();
  const percent = usePercent();
  return (
    <DataTable
      label={t('rebate.lines')}
      columns={[t('group.label'), t('amount'), t('rebate.validBet'), t('rebate.rate')]}
    >
      {lines.map(({ category, validBet, rate, amount }) => (
        <tr key={category}>
          <th scope="row">{t(toCategoryKey(category))}</th>
          <td>{money(amount)}</td>
          <td>{money(validBet)}</td>
          <td>
            <bdi>{percent(rate)}</bdi>
          </td>
        </tr>
      ))}
    </DataTable>
  );
};
