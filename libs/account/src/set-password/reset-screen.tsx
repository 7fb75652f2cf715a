import { useSetPasswordByEmailMutation } from '@livery/api/recovery';
import { ErrorCode } from '@livery/contract/errors';
import { paths } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { StateView } from '@livery/ui/state-view';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryPage } from '../entry/entry-page.tsx';
import styles from '../entry/form.module.css';
import { confirmMistake, newPasswordMistake } from '../entry/new-password-mistake.ts';
import { NewPasswordFields } from '../entry/new-password-fields.tsx';
import { usePatterns } from '../entry/use-patterns.ts';
import { useRuleForm } from '../entry/use-rule-form.ts';
import { useSetPassword } from './use-set-password.ts';

interface Fields extends Record<string, string> {
  password: string;
  confirm: string;
}

/** Where the link of the mail leads. Its token stands after the hash sign and is taken out of the address at once. */
export const Screen = () => {
  const { t, i18n } = useTranslation(['recover', 'errors']);
  const { ruleOf } = usePatterns();
  const [token, setToken] = useState(() => location.hash.slice(1));
  const [setByEmail] = useSetPasswordByEmailMutation();
  const setPassword = useSetPassword();
  const form = useRuleForm<Fields>({
    defaultValues: { password: '', confirm: '' },
    phrasedBy: `${i18n.language} ${ruleOf('password')?.message}`,
    check: ({ password, confirm }) => ({
      password: newPasswordMistake(t, ruleOf('password'), password),
      confirm: confirmMistake(t, password, confirm),
    }),
  });
  useEffect(() => history.replaceState(history.state, '', paths.resetPassword), []);
  const handleSet = async ({ password }: Fields) => {
    const failure = await setPassword(setByEmail({ token, newPassword: password }), password);
    if (failure === ErrorCode.ResetLinkInvalid) setToken('');
    if (failure) form.setFocus('password', { shouldSelect: true });
  };
  return (
    <EntryPage title={t('set.title')}>
      {token === '' ? (
        <StateView
          kind="not-found"
          title={t('errors:password.link.invalid')}
          action={
            <Button tone="accent" href={paths.forget}>
              {t('set.again')}
            </Button>
          }
        />
      ) : (
        <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(handleSet)(event)}>
          <NewPasswordFields form={form} password="password" confirm="confirm" />
          <Button type="submit" tone="accent" isWide isPending={form.formState.isSubmitting}>
            {t('set.submit')}
          </Button>
        </form>
      )}
    </EntryPage>
  );
};
