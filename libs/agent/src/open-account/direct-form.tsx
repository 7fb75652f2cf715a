import { isApiError } from '@livery/api/api-error';
import { useRegisterSettingsQuery } from '@livery/api/registration';
import { useOpenDownline } from '@livery/api/team';
import { useErrorPhrase } from '@livery/kit/use-error-phrase';
import { useLanguage } from '@livery/kit/use-language';
import { Button } from '@livery/ui/button';
import { FactList } from '@livery/ui/fact-list';
import { CircleCheckIcon } from '@livery/ui/icons/circle-check';
import { Segmented } from '@livery/ui/segmented';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import cards from '../parts/cards.module.css';
import styles from './open-account.module.css';
import { TermsFields } from './terms-fields.tsx';
import { areTerms, nothingTyped, type Own, termsOf } from './terms.ts';

const kinds = ['member', 'agent'] as const;
type Kind = (typeof kinds)[number];

/** An account below that the agent opens itself, and hands over with its first password. */
export const DirectForm = ({ own }: { readonly own: Own }) => {
  const { t } = useTranslation(['team', 'account']);
  const phrase = useErrorPhrase();
  const { code } = useLanguage();
  const { data: settings } = useRegisterSettingsQuery({ language: code });
  const [open, { isPending, isOpen }] = useOpenDownline();
  const [kind, setKind] = useState<Kind>('member');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [terms, setTerms] = useState(nothingTyped);
  const [mistake, setMistake] = useState<{ readonly field?: string; readonly text: string }>();
  const [made, setMade] = useState<string>();
  const ruleOf = (name: string) => settings?.fields.find((field) => field.name === name);
  const mistakeAt = (field: string) => (mistake?.field === field ? { error: mistake.text } : {});

  const submit = async (): Promise<void> => {
    setMistake(undefined);
    for (const [field, value] of [
      ['username', username.trim()],
      ['password', password],
    ] as const) {
      const rule = ruleOf(field);
      if (value.length < (rule?.minLength ?? 1))
        return setMistake({ field, text: rule?.message ?? t('team:open.required') });
    }
    if (!areTerms(terms, own)) return setMistake({ text: t('team:open.termsWrong') });
    const { data, error } = await open({ kind, username: username.trim(), password, ...termsOf(terms, own) });
    if (data) return setMade(data.account);
    const value = isApiError(error) ? (error.value as { field?: string } | undefined) : undefined;
    const rule = value?.field ? ruleOf(value.field) : undefined;
    setMistake({
      ...(value?.field && { field: value.field }),
      text: isApiError(error) && error.code === 'register.field.invalid' && rule ? rule.message : phrase(error),
    });
  };

  if (made !== undefined) {
    const another = (): void => {
      setMade(undefined);
      setUsername('');
      setPassword('');
    };
    return (
      <div className={cards.form} role="status">
        <p className={styles.made}>
          <CircleCheckIcon /> {t('team:open.made')}
        </p>
        <FactList
          facts={[
            [t('team:open.username'), made],
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
      <Segmented
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
        maxLength={ruleOf('username')?.maxLength ?? 32}
        value={username}
        {...mistakeAt('username')}
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
        {...mistakeAt('password')}
        onChange={({ target }) => setPassword(target.value)}
      />
      <TermsFields own={own} value={terms} onChange={setTerms} />
      {mistake && mistake.field !== 'username' && mistake.field !== 'password' && (
        <p role="alert" className={cards.mistake}>
          {mistake.text} {isOpen && t('team:open.unanswered')}
        </p>
      )}
      <Button type="submit" tone="accent" isWide isPending={isPending}>
        {t('team:open.submit')}
      </Button>
    </form>
  );
};
