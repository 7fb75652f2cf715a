import type { DepositBonus } from '@livery/api/deposits';
import { usePromotionDetailQuery } from '@livery/api/rewards/promotions';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { SafeHtml } from '@livery/kit/safe-html';
import { AsyncContent } from '@livery/ui/async-content';
import { Sheet } from '@livery/ui/sheet';

interface BonusTermsSheetProps {
  readonly bonus: DepositBonus;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Sheet with the terms of a bonus. The deposit form under the sheet does not change. */
export const BonusTermsSheet = ({ bonus: { promotionId, title }, isOpen, onOpenChange }: BonusTermsSheetProps) => {
  const { code: language } = useLanguage();
  const queryState = useQueryState(usePromotionDetailQuery({ id: promotionId, language }));
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={<bdi>{title}</bdi>}>
      <AsyncContent state={queryState} rows={3}>
        {({ terms }) => <SafeHtml html={terms} onNavigate={() => onOpenChange(false)} />}
      </AsyncContent>
    </Sheet>
  );
};
