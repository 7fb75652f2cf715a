import { useSetPasswordByEmailMutation } from '@livery/api/auth/recovery';
import { ErrorCode } from '@livery/contract/errors';
import { paths } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthPage } from '../../shared/auth-page.tsx';
import styles from '../../shared/form.module.css';
import { validateConfirmation, validateNewPassword } from '../../shared/validation/validate-new-password.ts';
import { NewPasswordFields } from '../../shared/new-password/new-password-fields.tsx';
import { usePatterns } from '../../shared/validation/use-patterns.ts';
import { useRuleForm } from '../../shared/validation/use-rule-form.ts';
import { useSetPassword } from './use-set-password.ts';

interface Fields extends Record<string, string> {
  password: string;
  confirm: string;
}

/**
 * Page that the link in the reset e-mail opens. The page reads the token from the URL fragment and then removes it from
 * the URL.
 */
export const Screen = () => {
  const { t, i18n } = useTranslation(['recover', 'errors']);
  const { getRule } = usePatterns();
  const [token, setToken] = useState(() => location.hash.slice(1));
  const [setByEmail] = useSetPasswordByEmailMutation();
  const setPassword = useSetPassword();
  const form = useRuleForm<Fields>({
    defaultValues: { password: '', confirm: '' },
    revalidateKey: `${i18n.language} ${getRule('password')?.message}`,
    check: ({ password, confirm }) => ({
      password: validateNewPassword(t, getRule('password'), password),
      confirm: validateConfirmation(t, password, confirm),
    }),
  });
  useEffect(() => history.replaceState(history.state, '', paths.resetPassword), []);
  const handleSet = async ({ password }: Fields) => {
    const failure = await setPassword(setByEmail({ token, newPassword: password }), password);
    if (failure === ErrorCode.ResetLinkInvalid) setToken('');
    if (failure) form.setFocus('password', { shouldSelect: true });
  };
  return (
    <AuthPage title={t('set.title')}>
      {token === '' ? (
        <EmptyState
          kind="not-found"
          title={t('errors:password.link.invalid')}
          action={
            <Button tone="accent" href={paths.forgotPassword}>
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
    </AuthPage>
  );
};
