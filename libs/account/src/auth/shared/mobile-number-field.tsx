import { useLanguage } from '@livery/kit/i18n/use-language';
import { ChevronDownIcon } from '@livery/ui/icons/chevron-down';
import { TextField, type TextFieldProps } from '@livery/ui/text-field';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './mobile-number-field.module.css';
import type { DialingCountry } from './validation/use-patterns.ts';

/** Characters that a mobile number may have at most (specification, accounts, section 5). */
export const mobileMaxLength = 20;

interface MobileNumberFieldProps extends Omit<TextFieldProps, 'label' | 'start'> {
  readonly label?: TextFieldProps['label'];
  readonly countries: readonly DialingCountry[];
  /** Of the choice of the country, where there is more than one. */
  readonly dialing: ComponentProps<'select'>;
}

/** The sign stays before the digits where the page runs from right to left. */
const formatDialingCode = (dialingCode: string): string => `\u2066+${dialingCode}\u2069`;

/** So wide that the closed choice, which is as wide as a code, shows nothing of the name behind it. */
const gap = '\u2003\u2003\u2003';

/** A mobile number behind its country's code. Of several countries one is chosen in place. */
export const MobileNumberField = ({ label, countries, dialing, ...props }: MobileNumberFieldProps) => {
  const { t } = useTranslation('recover');
  const { bcp47 } = useLanguage();
  const names = new Intl.DisplayNames([bcp47], { type: 'region' });
  const [defaultCountry] = countries;
  const start =
    countries.length > 1 ? (
      <span className={styles.dialing}>
        <select aria-label={t('number.country')} {...dialing}>
          {/* The brand's own country is what an empty choice stands for: forms open before the countries are here. */}
          {countries.map(({ country, dialingCode }, index) => (
            <option key={country} value={index === 0 ? '' : dialingCode}>
              {formatDialingCode(dialingCode) + gap + (names.of(country) ?? country)}
            </option>
          ))}
        </select>
        <ChevronDownIcon />
      </span>
    ) : (
      defaultCountry && formatDialingCode(defaultCountry.dialingCode)
    );
  return (
    <TextField
      label={label ?? t('number.label')}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={mobileMaxLength}
      dir="ltr"
      start={start}
      {...props}
    />
  );
};
