import type { ContractType, Explanation } from '@livery/api/agents/agent-contracts';
import { isolateText } from '@livery/kit/format/bidi';
import { useFormat } from '@livery/kit/format/use-format';
import { DataTable } from '@livery/ui/data-table';
import { DescriptionList } from '@livery/ui/description-list';
import { Section } from '@livery/ui/page';
import { Sheet } from '@livery/ui/sheet';
import { useTranslation } from 'react-i18next';
import styles from '../../shared/cards.module.css';
import { toDividendRows, toSalaryRows } from './explanation-rows.ts';
import { useContractFormat } from '../shared/use-contract-format.ts';

interface Explained {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
  readonly explanation: Explanation;
}

interface ExplanationSheetProps {
  readonly type: ContractType;
  readonly result: Explained;
  readonly onClose: () => void;
}

/** Sheet that explains the calculation of one payout, row by row. */
export const ExplanationSheet = ({
  type,
  result: { from, to, amount, explanation },
  onClose,
}: ExplanationSheetProps) => {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const contractFormat = useContractFormat();
  const { branches, dividend } = explanation;
  const explanationFormat = { t, ...format, ...contractFormat };
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('why.title')}>
      <div className={styles.form}>
        <div className={styles.text}>
          <span className={styles.detail}>{contractFormat.period(type, from, to)}</span>
          <bdi className={styles.figure}>{format.money(amount)}</bdi>
        </div>
        <DescriptionList
          items={
            dividend
              ? toDividendRows(explanationFormat, explanation, dividend, amount)
              : toSalaryRows(explanationFormat, explanation, amount)
          }
        />
        {dividend?.refusal && (
          <p role="note" className={styles.lead}>
            {t('why.held', {
              account: isolateText(dividend.refusal.account),
              rate: `${dividend.refusal.rate}%`,
              above: isolateText(dividend.refusal.above),
              aboveRate: `${dividend.refusal.aboveRate}%`,
            })}
          </p>
        )}
        {branches.length > 0 && (
          <Section level={3} heading={t('why.branches')}>
            <DataTable
              label={t('why.branches')}
              columns={[t('why.account'), t('why.bet'), dividend ? t('why.net') : t('why.activeShort')]}
            >
              {branches.map((branch) => (
                <tr key={branch.account ?? ''}>
                  <th scope="row">
                    <bdi>{branch.account ?? t('why.own')}</bdi>
                  </th>
                  <td>
                    <bdi>{format.money(branch.bet)}</bdi>
                  </td>
                  <td>
                    <bdi>{dividend ? format.money(branch.net ?? '0.00') : format.count(branch.active)}</bdi>
                  </td>
                </tr>
              ))}
            </DataTable>
          </Section>
        )}
      </div>
    </Sheet>
  );
};
