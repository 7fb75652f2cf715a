import { useJackpotQuery } from '@livery/api/jackpot';
import { useBrand } from '@livery/kit/brand';
import { useLanguage } from '@livery/kit/use-language';
import { Jackpot } from '@livery/ui/jackpot';
import { useTranslation } from 'react-i18next';
import { JackpotFrame } from './jackpot-frame.tsx';
import { JackpotHow } from './jackpot-how.tsx';
import { useJackpotFigure } from './use-jackpot-figure.ts';

/** A pool grows with every bet: an answer older than this is asked for again. Seconds. */
const freshS = 15;

const tenDigits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The jackpot: the gateway's figure where the brand runs one, and otherwise one that says of itself that it is for show. */
export function JackpotLine() {
  const { t } = useTranslation('games');
  const brand = useBrand();
  const { bcp47 } = useLanguage();
  const { data, isLoading } = useJackpotQuery(undefined, { refetchOnMountOrArgChange: freshS });
  const real = data && !data.illustrative && data.amount !== null ? data : undefined;
  const figure = useJackpotFigure(!isLoading && !real);
  if (isLoading) return <JackpotFrame />;
  const format = new Intl.NumberFormat(bcp47, {
    style: 'currency',
    currency: real?.currency ?? brand.currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: real ? 2 : 0,
  });
  const digits = new Intl.NumberFormat(bcp47, { useGrouping: false });
  return (
    <JackpotFrame
      note={real ? undefined : t('jackpot.illustrative')}
      how={real?.closesAt ? <JackpotHow closesAt={real.closesAt} /> : undefined}
    >
      <Jackpot
        value={format.format(real ? (real.amount as `${number}`) : figure)}
        digits={tenDigits.map((digit) => digits.format(digit)).join('')}
      />
    </JackpotFrame>
  );
}
