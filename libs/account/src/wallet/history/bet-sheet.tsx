import { toCategoryKey } from '@livery/kit/i18n/category-key';
import { useBetDetailQuery, type BetEntry } from '@livery/api/history';
import { useSignedMoney } from '@livery/kit/format/use-signed-money';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { useFormat } from '@livery/kit/format/use-format';
import { DescriptionList } from '@livery/ui/description-list';
import { AsyncContent } from '@livery/ui/async-content';
import { Stack } from '@livery/ui/page';
import { Sheet } from '@livery/ui/sheet';
import { useTranslation } from 'react-i18next';

/** Shows one bet with all its transactions. */
export const BetSheet = ({
  bet: { vendor, id, gameName },
  onClose,
}: {
  readonly bet: BetEntry;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation(['records', 'games']);
  const { money, dateTime } = useFormat();
  const signed = useSignedMoney();
  const queryState = useQueryState(useBetDetailQuery({ vendor, id }));
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={<bdi>{gameName}</bdi>}>
      <Stack>
        <AsyncContent state={queryState} rows={2}>
          {(detail) => (
            <>
              <DescriptionList
                items={[
                  [t('state.label'), t(`state.${detail.state}`)],
                  [t('stake'), money(detail.stake)],
                  [t('payout'), money(detail.payout)],
                  [t('vendor'), detail.vendorName],
                  [t('games:category.label'), t(toCategoryKey(detail.category))],
                  [t('time'), dateTime(detail.placedAt)],
                  ...(detail.settledAt ? [[t('settled'), dateTime(detail.settledAt)] as const] : []),
                  [t('number'), detail.id],
                ]}
              />
              {detail.movements.length > 0 && (
                <DescriptionList
                  items={detail.movements.map(
                    ({ name, amount, at }) => [`${t(`movement.${name}`)} · ${dateTime(at)}`, signed(amount)] as const,
                  )}
                />
              )}
            </>
          )}
        </AsyncContent>
      </Stack>
    </Sheet>
  );
};
