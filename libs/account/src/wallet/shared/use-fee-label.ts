import { useFormat } from '@livery/kit/format/use-format';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { useTranslation } from 'react-i18next';

interface Fee {
  /** Fee as a percentage of the amount, e.g. `1.50`. */
  readonly feeRate: string;
  readonly feeFixed: string;
}

/** Returns a function that describes a fee before an amount is known, e.g. "Fee 1.5%". */
export const useFeeLabel = (): ((fee: Fee) => string) => {
  const { t } = useTranslation('money');
  const { money } = useFormat();
  const { bcp47 } = useLanguage();
  const percent = new Intl.NumberFormat(bcp47, { maximumFractionDigits: 2 });
  return ({ feeRate, feeFixed }) => {
    const hasFixed = Number(feeFixed) > 0;
    if (Number(feeRate) > 0)
      return t(hasFixed ? 'fee.both' : 'fee.rate', { rate: percent.format(Number(feeRate)), amount: money(feeFixed) });
    return hasFixed ? t('fee.fixed', { amount: money(feeFixed) }) : t('fee.none');
  };
};
