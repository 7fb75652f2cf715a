import type { TeamTransaction } from '@livery/api/agents/team';
import { useSignedMoney } from '@livery/kit/format/use-signed-money';
import { useFormat } from '@livery/kit/format/use-format';
import { DescriptionList } from '@livery/ui/description-list';
import { Sheet } from '@livery/ui/sheet';
import { useTranslation } from 'react-i18next';

interface MovementSheetProps {
  readonly movement: TeamTransaction;
  readonly onClose: () => void;
}

/**
 * Shows one transaction of a team member: the member's account, the time, the reference number and the amount. For a
 * salary or a dividend, also shows the period for which it was paid.
 */
export const MovementSheet = ({
  movement: { account, name, amount, at, period, reference },
  onClose,
}: MovementSheetProps) => {
  const { t } = useTranslation(['records', 'team']);
  const { dateTime } = useFormat();
  const signed = useSignedMoney();
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t(`movement.${name}`)}>
      <DescriptionList
        items={[
          [t('team:who'), account],
          ...(period
            ? [[t('range.from'), dateTime(period.from)] as const, [t('range.to'), dateTime(period.to)] as const]
            : []),
          [t('time'), dateTime(at)],
          [t('number'), reference],
          [t('amount'), signed(amount), 'sum'],
        ]}
      />
    </Sheet>
  );
};
