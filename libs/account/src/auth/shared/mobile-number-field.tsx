import { isolateLtr } from '@livery/kit/format/bidi';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { ChevronDownIcon } from '@livery/ui/icons/chevron-down';
import { TextField, type TextFieldProps } from '@livery/ui/text-field';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './mobile-number-field.module.css';
import type { DialingCountry } from './validation/use-patterns.ts';

/** Max length of a mobile number in the input field, in characters (specification, accounts, section 5). */
export const mobileMaxLength = 20;

interface MobileNumberFieldProps extends Omit<TextFieldProps, 'label' | 'start'> {
  readonly label?: TextFieldProps['label'];
  readonly countries: readonly DialingCountry[];
  /**
   * Props of the select element for the dialing code of a country. The element is rendered only when there are at
   * least two countries.
   */
  readonly dialing: ComponentProps<'select'>;
}

/** Adds Unicode bidi controls, so that the plus sign stays before the digits on a right-to-left page. */
const formatDialingCode = (dialingCode: string): string => isolateLtr(`+${dialingCode}`);

/**
 * Wide spaces between the dialing code and the country name in an option. The closed select is so narrow that only the
 * dialing code before these spaces is visible.
 */
const gap = '\u2003\u2003\u2003';

/**
 * Input field for a mobile number, with the dialing code before it. The dialing code is a select when there are at
 * least two countries.
 */
export const MobileNumberField = ({ label, countries, dialing, ...props }: MobileNumberFieldProps) => {
  const { t } = useTranslation('recover');
  const { bcp47 } = useLanguage();
  const names = new Intl.DisplayNames([bcp47], { type: 'region' });
  const [defaultCountry] = countries;
  const start =
    countries.length > 1 ? (
      <span className={styles.dialing}>
        <select aria-label={t('number.country')} {...dialing}>
          {/*
           * The first country is the brand's own country. Its option has an empty value. Before the countries have
           * loaded, the value of the field is empty too, so this country is then selected.
           */}
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
