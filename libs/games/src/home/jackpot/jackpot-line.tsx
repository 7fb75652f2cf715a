import { useJackpotQuery } from '@livery/api/rewards/jackpot';
import { useBrand } from '@livery/kit/brand';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { Jackpot } from '@livery/ui/jackpot';
import { useTranslation } from 'react-i18next';
import { JackpotLayout } from './jackpot-layout.tsx';
import { JackpotRulesLink } from './jackpot-rules-link.tsx';
import { useIllustrativeJackpot } from './use-jackpot-figure.ts';

/** Max age of the cached jackpot in seconds. Every bet increases the jackpot, so an older amount is loaded again. */
const maxAgeSeconds = 15;

const tenDigits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * Line with the jackpot amount. For a brand without a real jackpot, the amount is invented, and a text explains that it
 * is only an illustration.
 */
export function JackpotLine() {
  const { t } = useTranslation('games');
  const brand = useBrand();
  const { bcp47 } = useLanguage();
  const { data, isLoading } = useJackpotQuery(undefined, { refetchOnMountOrArgChange: maxAgeSeconds });
  const jackpot = data && !data.illustrative && data.amount !== null ? data : undefined;
  const illustrativeAmount = useIllustrativeJackpot(!isLoading && !jackpot);
  if (isLoading) return <JackpotLayout />;
  const format = new Intl.NumberFormat(bcp47, {
    style: 'currency',
    currency: jackpot?.currency ?? brand.currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: jackpot ? 2 : 0,
  });
  const digits = new Intl.NumberFormat(bcp47, { useGrouping: false });
  return (
    <JackpotLayout
      hint={jackpot ? undefined : t('jackpot.illustrative')}
      rulesLink={jackpot?.closesAt ? <JackpotRulesLink closesAt={jackpot.closesAt} /> : undefined}
    >
      <Jackpot
        value={format.format(jackpot ? (jackpot.amount as `${number}`) : illustrativeAmount)}
        digits={tenDigits.map((digit) => digits.format(digit)).join('')}
      />
    </JackpotLayout>
  );
}
