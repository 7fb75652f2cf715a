import { isolateLtr } from '@livery/kit/format/bidi';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { ChevronDownIcon } from '@livery/ui/icons/chevron-down';
import { TextField, type TextFieldProps } from '@livery/ui/text-field';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './mobile-number-field.module.css';
import type { DialingCountry } from './validation/use-patterns.ts';

/** Max characters of a mobile number (specification, accounts, section 5). */
export const mobileMaxLength = 20;

interface MobileNumberFieldProps extends Omit<TextFieldProps, 'label' | 'start'> {
  readonly label?: TextFieldProps['label'];
  readonly countries: readonly DialingCountry[];
  /** Props of the country select, which is rendered for two or more countries. */
  readonly dialing: ComponentProps<'select'>;
}

/** Isolates the dialing code with bidi controls, so the plus sign stays before the digits on a right-to-left page. */
const formatDialingCode = (dialingCode: string): string => isolateLtr(`+${dialingCode}`);

/** Spaces between the code and the country name. The closed select is as wide as the code and must hide the name. */
const gap = '\u2003\u2003\u2003';

/** Field for a mobile number with the dialing code. With two or more countries the code is a select. */
export const MobileNumberField = ({ label, countries, dialing, ...props }: MobileNumberFieldProps) => {
  const { t } = useTranslation('recover');
  const { bcp47 } = useLanguage();
  const names = new Intl.DisplayNames([bcp47], { type: 'region' });
  const [defaultCountry] = countries;
  const start =
    countries.length > 1 ? (
      <span className={styles.dialing}>
        <select aria-label={t('number.country')} {...dialing}>
          {/* An empty value means the brand's own country, because the form can open before the countries are loaded. */}
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
