import { jurisdictions } from '@livery/merchant/jurisdiction';
import { type ComponentProps, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ChoiceValue } from '../fields/choice-value.tsx';
import { Group } from '../fields/group.tsx';
import { NumberValue } from '../fields/number-value.tsx';
import { TextValue } from '../fields/text-value.tsx';
import { LicenceFields } from './licence-fields.tsx';
import { useField } from '../model/editor-context.ts';

const codes = Object.keys(jurisdictions) as (keyof typeof jurisdictions)[];

/**
 * Section of the editor for the licence and its clauses, the minimum age, the currency, the time zone and the
 * security contact.
 */
export const LegalSection = (props: ComponentProps<typeof LicenceFields>) => {
  const t = useTexts('editor');
  const { language } = useTranslation().i18n;
  const { value } = useField(['jurisdiction']);
  const jurisdiction = codes.find((code) => code === value) ?? 'generic';
  const currencies = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'currency' });
    return Intl.supportedValuesOf('currency').map((code) => ({ value: code, label: `${code} · ${names.of(code)}` }));
  }, [language]);
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone })), []);
  return (
    <>
      <Group title={t('legal.licence')}>
        <ChoiceValue
          path={['jurisdiction']}
          label={t('legal.jurisdiction')}
          options={codes.map((value) => ({ value, label: t(`legal.jurisdictions.${value}`) }))}
        />
        <NumberValue
          path={['minimumAge']}
          label={t('legal.minimumAge')}
          hint={t('legal.minimumAgeHint', { age: jurisdictions[jurisdiction].minimumAge })}
          min={18}
          max={30}
        />
      </Group>
      <LicenceFields {...props} />
      <Group title={t('legal.money')}>
        <ChoiceValue path={['currency']} label={t('legal.currency')} options={currencies} />
        <ChoiceValue path={['timeZone']} label={t('legal.timeZone')} options={zones} />
      </Group>
      <SecurityContact />
    </>
  );
};

/**
 * Fields for the contact to which people report security problems, the expiry date of the contact, and the URL of the
 * security policy.
 */
const SecurityContact = () => {
  const t = useTexts('editor');
  return (
    <Group title={t('security.title')} detail={t('security.detail')}>
      <TextValue
        path={['site', 'security', 'contact']}
        label={t('security.contact')}
        hint="mailto:security@example.com"
        dir="ltr"
        maxLength={300}
      />
      <TextValue path={['site', 'security', 'expires']} label={t('security.expires')} type="date" />
      <TextValue
        path={['site', 'security', 'policy']}
        label={t('security.policy')}
        type="url"
        dir="ltr"
        maxLength={300}
      />
    </Group>
  );
};
