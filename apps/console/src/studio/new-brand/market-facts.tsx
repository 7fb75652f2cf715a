import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Market } from '../markets/markets.api.ts';
import styles from './new-brand.module.css';

/** Languages, currency, time zone and minimum age of a market, in one line. */
export const MarketFacts = ({ market }: { readonly market: Market | undefined }) => {
  const t = useTexts('creation');
  const format = useFormat();
  if (!market) return null;
  const { languages, currency, timeZone, minimumAge } = market;
  return (
    <p className={styles.hint}>
      {t('marketFacts', { languages: format.list(languages), currency, timeZone, age: format.number(minimumAge) })}
    </p>
  );
};
