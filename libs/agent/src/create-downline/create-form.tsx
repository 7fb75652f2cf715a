import { isApiError } from '@livery/api/client/api-error';
import { useRegisterSettingsQuery } from '@livery/api/auth/registration';
import { useCreateDownline } from '@livery/api/agents/team';
import { useErrorMessage } from '@livery/kit/errors/use-error-message';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { Button } from '@livery/ui/button';
import { DescriptionList } from '@livery/ui/description-list';
import { CircleCheckIcon } from '@livery/ui/icons/circle-check';
import { SegmentedControl } from '@livery/ui/segmented-control';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import cards from '../shared/cards.module.css';
import styles from './create-downline.module.css';
import { TermsFields } from './terms-fields.tsx';
import { areValidTerms, emptyTerms, type MaxTerms, toTermsRequest } from './terms.ts';

const kinds = ['member', 'agent'] as const;
type Kind = (typeof kinds)[number];

/** Creates a downline account with an initial password. */
export const CreateForm = ({ maxTerms }: { readonly maxTerms: MaxTerms }) => {
  const { t } = useTranslation(['team', 'account']);
  const getErrorMessage = useErrorMessage();
  const { code } = useLanguage();
  const { data: settings } = useRegisterSettingsQuery({ language: code });
  const [createDownline, { isPending, isOutcomeUnknown }] = useCreateDownline();
  const [kind, setKind] = useState<Kind>('member');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [terms, setTerms] = useState(emptyTerms);
  const [formError, setFormError] = useState<{ readonly field?: string; readonly text: string }>();
  const [createdAccount, setCreatedAccount] = useState<string>();
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
        return setFormError({ field, text: rule?.message ?? t('team:open.required') });
    }
    if (!areValidTerms(terms, maxTerms)) return setFormError({ text: t('team:open.termsWrong') });
    const { data, error } = await createDownline({
      kind,
      username: username.trim(),
      password,
      ...toTermsRequest(terms, maxTerms),
    });
    if (data) return setCreatedAccount(data.account);
    const value = isApiError(error) ? (error.value as { field?: string } | undefined) : undefined;
    const rule = value?.field ? getRule(value.field) : undefined;
    setFormError({
      ...(value?.field && { field: value.field }),
      text:
        isApiError(error) && error.code === 'register.field.invalid' && rule ? rule.message : getErrorMessage(error),
    });
  };

  if (createdAccount !== undefined) {
    const another = (): void => {
      setCreatedAccount(undefined);
      setUsername('');
      setPassword('');
    };
    return (
      <div className={cards.form} role="status">
        <p className={styles.made}>
          <CircleCheckIcon /> {t('team:open.made')}
        </p>
        <DescriptionList
          items={[
            [t('team:open.username'), createdAccount],
            [t('team:card.type'), t(`team:kind.${kind}`)],
          ]}
        />
        <p className={styles.note}>{t('team:open.handOver')}</p>
        <Button isWide onClick={another}>
          {t('team:open.another')}
        </Button>
      </div>
    );
  }
  return (
    <form
      className={cards.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void submit();
      }}
    >
      <SegmentedControl
        label={t('team:card.type')}
        value={kind}
        onSelect={(id) => setKind(id as Kind)}
        segments={kinds.map((id) => ({ id, label: t(`team:kind.${id}`) }))}
      />
      <TextField
        label={t('team:open.username')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={getRule('username')?.maxLength ?? 32}
        value={username}
        {...getFieldError('username')}
        onChange={({ target }) => setUsername(target.value)}
      />
      <TextField
        label={t('account:login.password')}
        type="password"
        autoComplete="new-password"
        maxLength={128}
        revealLabel={t('account:login.passwordShow')}
        value={password}
        hint={t('team:open.passwordHint')}
        {...getFieldError('password')}
        onChange={({ target }) => setPassword(target.value)}
      />
      <TermsFields maxTerms={maxTerms} value={terms} onChange={setTerms} />
      {formError && formError.field !== 'username' && formError.field !== 'password' && (
        <p role="alert" className={cards.mistake}>
          {formError.text} {isOutcomeUnknown && t('team:open.unanswered')}
        </p>
      )}
      <Button type="submit" tone="accent" isWide isPending={isPending}>
        {t('team:open.submit')}
      </Button>
    </form>
  );
};
