import { type RegisterFieldName, registerFieldNames } from '@livery/contract/auth/registration';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Database } from '../../../core/db/database.ts';
import { type FieldDefault, loginDefaults, registerDefaults } from './field-rules.data.ts';
import { fieldRules, registrationSettings } from './field-rules.tables.ts';

type NewRule = typeof fieldRules.$inferInsert;
type Countries = (typeof registrationSettings.$inferInsert)['countries'];

const alwaysEnabled: readonly RegisterFieldName[] = ['username', 'password', 'confirmPassword'];

/**
 * Default form fields, countries and SMS sender of a brand. The key is the first language of the brand. A brand with
 * another first language uses `defaultRegion`.
 */
const regions: Readonly<
  Record<
    string,
    { readonly enabledFields: readonly RegisterFieldName[]; readonly countries: Countries; readonly smsBy?: 'provider' }
  >
> = {
  TY: { enabledFields: ['email', 'nickname', 'affiliateCode'], countries: [{ country: 'PH', dialingCode: '63' }] },
  VI: { enabledFields: ['email', 'zalo', 'affiliateCode'], countries: [{ country: 'VN', dialingCode: '84' }] },
  ES: {
    smsBy: 'provider',
    enabledFields: ['email', 'whatsapp', 'payeeName', 'affiliateCode'],
    countries: [
      { country: 'MX', dialingCode: '52' },
      { country: 'BR', dialingCode: '55' },
      { country: 'CO', dialingCode: '57' },
      { country: 'PE', dialingCode: '51' },
      { country: 'CL', dialingCode: '56' },
      { country: 'AR', dialingCode: '54' },
    ],
  },
  AR: {
    enabledFields: ['email', 'whatsapp', 'nickname'],
    countries: [
      { country: 'AE', dialingCode: '971' },
      { country: 'SA', dialingCode: '966' },
      { country: 'KW', dialingCode: '965' },
      { country: 'OM', dialingCode: '968' },
    ],
  },
};
const defaultRegion: (typeof regions)[string] = {
  enabledFields: ['email', 'affiliateCode'],
  countries: [{ country: 'PH', dialingCode: '63' }],
};

const rule = (
  merchant: string,
  form: NewRule['form'],
  field: string,
  position: number,
  { pattern, length }: FieldDefault,
  isEnabled = true,
  isRequired = true,
): NewRule => ({
  merchant,
  form,
  field,
  position,
  isEnabled,
  isRequired,
  pattern,
  minLength: length[0],
  maxLength: length[1],
  // A new rule has no messages of the operator. Members then get the gateway's default message in their language.
  messages: {},
});

const createDefaultRules = ({ code, languages }: Merchant): NewRule[] => {
  const { enabledFields } = regions[languages[0] as string] ?? defaultRegion;
  return [
    ...registerFieldNames.map((field, position) => {
      const isAlways = alwaysEnabled.includes(field);
      return rule(
        code,
        'register',
        field,
        position,
        registerDefaults[field],
        isAlways || enabledFields.includes(field),
        isAlways,
      );
    }),
    ...Object.entries(loginDefaults).map(([field, fieldDefault], position) =>
      rule(code, 'login', field, position, fieldDefault),
    ),
  ];
};

/**
 * Inserts the default rules that a brand does not have yet. Does not change existing rules, because the operator can
 * have changed them.
 */
export const ensureDefaultFieldRules = async (db: Database, brands: readonly Merchant[]): Promise<void> => {
  for (const brand of brands) {
    const { countries, smsBy = 'gateway' } = regions[brand.languages[0] as string] ?? defaultRegion;
    await db.insert(registrationSettings).values({ merchant: brand.code, smsBy, countries }).onConflictDoNothing();
    await db.insert(fieldRules).values(createDefaultRules(brand)).onConflictDoNothing();
  }
};
