import type { RegisterSettings } from '@livery/api/auth/registration';
import {
  getRegistrationFields,
  type RegisterFieldName,
  registerFieldNames,
  type RegisterMode,
} from '@livery/contract/auth/registration';
import type { Flags } from '@livery/merchant/flags';

export type Rule = RegisterSettings['fields'][number];

export type RegisterFields = Record<RegisterFieldName, string> & {
  countryDialingCode: string;
  captcha: string;
  agree: boolean;
  age: boolean;
};

export const emptyFields: RegisterFields = {
  ...(Object.fromEntries(registerFieldNames.map((name) => [name, ''])) as Record<RegisterFieldName, string>),
  countryDialingCode: '',
  captcha: '',
  agree: true,
  age: false,
};

/** Returns the registration methods (user name, mobile number) that the feature flags enable. */
export const getRegisterModes = ({ USERNAMEREG3, MOBILENUMREG3 }: Flags): readonly RegisterMode[] => [
  ...(USERNAMEREG3 ? (['username'] as const) : []),
  ...(MOBILENUMREG3 ? (['mobile'] as const) : []),
];

/**
 * Returns the rules of the fields that the form shows for a registration method, in the order of the form. A rule has
 * the settings of one field, e.g. if the field is required.
 */
export const getVisibleRules = (settings: RegisterSettings, mode: RegisterMode, flags: Flags): Rule[] => {
  const requestedFields = getRegistrationFields(settings.fields, mode, flags);
  return registerFieldNames.flatMap((name) => requestedFields.find((rule) => rule.name === name) ?? []);
};
