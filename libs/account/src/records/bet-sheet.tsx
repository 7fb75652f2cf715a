import { useBetDetailQuery, type BetEntry } from '@livery/api/records';
import { useSignedMoney } from '@livery/kit/signed-money';
import { useAnswer } from '@livery/kit/use-answer';
import { useFormat } from '@livery/kit/use-format';
import { FactList } from '@livery/ui/fact-list';
import { Loaded } from '@livery/ui/loaded';
import { Stack } from '@livery/ui/page';
import { Sheet } from '@livery/ui/sheet';
import { useTranslation } from 'react-i18next';

/** One bet with every movement of money that belongs to it. */
export const BetSheet = ({
  bet: { vendor, id, gameName },
  onClose,
}: {
  readonly bet: BetEntry;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation(['records', 'games']);
  const { money, moment } = useFormat();
  const signed = useSignedMoney();
  const answer = useAnswer(useBetDetailQuery({ vendor, id }));
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={<bdi>{gameName}</bdi>}>
      <Stack>
        <Loaded answer={answer} rows={2}>
          {(detail) => (
            <>
              <FactList
                facts={[
                  [t('state.label'), t(`state.${detail.state}`)],
                  [t('stake'), money(detail.stake)],
                  [t('payout'), money(detail.payout)],
                  [t('vendor'), detail.vendorName],
                  [t('games:category.label'), t(`games:category.${detail.category}`)],
                  [t('time'), moment(detail.placedAt)],
                  ...(detail.settledAt ? [[t('settled'), moment(detail.settledAt)] as const] : []),
                  [t('number'), detail.id],
                ]}
              />
              {detail.movements.length > 0 && (
                <FactList
                  facts={detail.movements.map(
                    ({ name, amount, at }) => [`${t(`movement.${name}`)} · ${moment(at)}`, signed(amount)] as const,
                  )}
                />
              )}
            </>
          )}
        </Loaded>
      </Stack>
    </Sheet>
  );
};
