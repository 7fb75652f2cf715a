import type { ContractCategory, ContractTier, ContractType } from '@livery/api/agents/agent-contracts';
import { useBrand } from '@livery/kit/brand';
import { toDateLocale } from '@livery/kit/format';
import { useFormat } from '@livery/kit/format/use-format';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { useTranslation } from 'react-i18next';

/** Returns functions that format contract values in the page's language, and in the brand's currency and time zone. */
export const useContractFormat = () => {
  const { t } = useTranslation(['contracts', 'games']);
  const { money, date } = useFormat();
  const { timeZone } = useBrand();
  const { bcp47 } = useLanguage();
  const time = (timestamp: string): string =>
    new Intl.DateTimeFormat(toDateLocale(bcp47), { hour: '2-digit', minute: '2-digit', timeZone }).format(
      new Date(timestamp),
    );
  return {
    category: (category: ContractCategory): string =>
      category === 'CONS' ? t('category.CONS') : t(`games:category.${category}`),
    rate: ({ rateType, rate }: Pick<ContractTier, 'rateType' | 'rate'>): string =>
      rateType === 'P' ? `${rate}%` : money(rate),
    /** Formats a period. `to` is exclusive, so the text ends with the day that contains the millisecond before `to`. */
    period: (type: ContractType, from: string, to: string): string => {
      const last = new Date(Date.parse(to) - 1).toISOString();
      if (type === 'hourSalary') return `${date(from)}, ${time(from)}–${time(to)}`;
      return type === 'dailySalary' ? date(from) : `${date(from)} – ${date(last)}`;
    },
  };
};
