import { isApiError } from '@livery/api/client/api-error';
import { useRegisterSettingsQuery } from '@livery/api/auth/registration';
import { useCreateDownline } from '@livery/api/agents/team';
import { useErrorMessage } from '@livery/kit/errors/use-error-message';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getInitialTerms, type MaxTerms, toTermsRequest } from './terms.ts';

export const downlineKinds = ['member', 'agent'] as const;
export type DownlineKind = (typeof downlineKinds)[number];

/**
 * Log-in details of a created account. The agent passes these details to the new member. The details are shown only
 * once.
 */
export interface CreatedAccount {
  readonly username: string;
  readonly password: string;
}

/** Form state for a new downline account: fields, validation and submit. */
export const useCreateDownlineForm = (maxTerms: MaxTerms) => {
  const { t } = useTranslation('team');
  const getErrorMessage = useErrorMessage();
  const { code } = useLanguage();
  const { data: settings } = useRegisterSettingsQuery({ language: code });
  const [createDownline, { isPending, isOutcomeUnknown }] = useCreateDownline();
  const [kind, setKind] = useState<DownlineKind>('member');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [terms, setTerms] = useState(() => getInitialTerms(maxTerms));
  const [formError, setFormError] = useState<{ readonly field?: string; readonly text: string }>();
  const [createdAccount, setCreatedAccount] = useState<CreatedAccount>();
  const getRule = (name: string) => settings?.fields.find((field) => field.name === name);
  const getFieldError = (field: string) => (formError?.field === field ? { error: formError.text } : {});

  const submit = async (): Promise<void> => {
    setFormError(undefined);
    for (const [field, value] of [
      ['username', username.trim()],
      ['password', password],
    ] as const) {
      const rule = getRule(field);
      if (value.length < (rule?.minLength ?? 1))
        return setFormError({ field, text: rule?.message ?? t('open.required') });
    }
    const requestedTerms = toTermsRequest(terms, maxTerms);
    if (!requestedTerms) return setFormError({ text: t('open.termsWrong') });
    const { data, error } = await createDownline({
      kind,
      username: username.trim(),
      password,
      ...requestedTerms,
    });
    if (data) return setCreatedAccount({ username: data.account, password });
    const value = isApiError(error) ? (error.value as { field?: string } | undefined) : undefined;
    const rule = value?.field ? getRule(value.field) : undefined;
    setFormError({
      ...(value?.field && { field: value.field }),
      text:
        isApiError(error) && error.code === 'register.field.invalid' && rule ? rule.message : getErrorMessage(error),
    });
  };
  const startAnother = (): void => {
    setCreatedAccount(undefined);
    setUsername('');
    setPassword('');
    setTerms(getInitialTerms(maxTerms));
  };
  return {
    kind,
    setKind,
    username,
    setUsername,
    usernameMaxLength: getRule('username')?.maxLength ?? 32,
    password,
    setPassword,
    terms,
    setTerms,
    formError,
    getFieldError,
    createdAccount,
    startAnother,
    isPending,
    isOutcomeUnknown,
    submit,
  };
};
