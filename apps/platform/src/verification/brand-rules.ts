import { type RegisterFieldName, registerFieldNames } from '@livery/contract/registration';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Database } from '../db/database.ts';
import { fieldRules, registrationSettings } from '../db/schema/tables.ts';
import { type FieldDefault, loginDefaults, registerDefaults, translated } from './rules.data.ts';

type NewRule = typeof fieldRules.$inferInsert;
type Countries = (typeof registrationSettings.$inferInsert)['countries'];

const alwaysAsked: readonly RegisterFieldName[] = ['username', 'password', 'confirmPassword'];

/** By the brand's first language: the ways in which its members are reached, and the countries they come from. */
const regions: Readonly<
  Record<
    string,
    { readonly asked: readonly RegisterFieldName[]; readonly countries: Countries; readonly smsBy?: 'provider' }
  >
> = {
  TY: { asked: ['email', 'nickname', 'affiliateCode'], countries: [{ country: 'PH', dialingCode: '63' }] },
  VI: { asked: ['email', 'zalo', 'affiliateCode'], countries: [{ country: 'VN', dialingCode: '84' }] },
  ES: {
    smsBy: 'provider',
    asked: ['email', 'whatsapp', 'payeeName', 'affiliateCode'],
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
    asked: ['email', 'whatsapp', 'nickname'],
    countries: [
      { country: 'AE', dialingCode: '971' },
      { country: 'SA', dialingCode: '966' },
      { country: 'KW', dialingCode: '965' },
      { country: 'OM', dialingCode: '968' },
    ],
  },
};
const elsewhere: (typeof regions)[string] = {
  asked: ['email', 'affiliateCode'],
  countries: [{ country: 'PH', dialingCode: '63' }],
};

const rule = (
  merchant: string,
  form: NewRule['form'],
  field: string,
  position: number,
  { pattern, length, message }: FieldDefault,
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
  messages: translated(message),
});

const rulesOf = ({ code, languages }: Merchant): NewRule[] => {
  const { asked } = regions[languages[0] as string] ?? elsewhere;
  return [
    ...registerFieldNames.map((field, position) => {
      const isAlways = alwaysAsked.includes(field);
      return rule(
        code,
        'register',
        field,
        position,
        registerDefaults[field],
        isAlways || asked.includes(field),
        isAlways,
      );
    }),
    ...Object.entries(loginDefaults).map(([field, given], position) => rule(code, 'login', field, position, given)),
  ];
};

/** Gives every brand that has none the rules to begin with. What an operator has changed stays. */
export const openBrandRules = async (db: Database, brands: readonly Merchant[]): Promise<void> => {
  for (const brand of brands) {
    const { countries, smsBy = 'gateway' } = regions[brand.languages[0] as string] ?? elsewhere;
    await db.insert(registrationSettings).values({ merchant: brand.code, smsBy, countries }).onConflictDoNothing();
    await db.insert(fieldRules).values(rulesOf(brand)).onConflictDoNothing();
  }
};
