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
import { defaultEndedAccess, EndedAccessFields } from '../ended-access/ended-access-fields.tsx';
import { type Outcome, PasswordOutcome } from '../ended-access/password-outcome.tsx';
import { useSetPassword } from './use-set-password.ts';

interface Fields extends Record<string, string> {
  password: string;
  confirm: string;
}

/**
 * Page that the link in the password reset e-mail opens. The page reads the reset token from the URL fragment and
 * then removes the fragment from the URL. Without a token, the page shows that the link is invalid.
 */
export const Screen = () => {
  const { t } = useTranslation(['recover', 'errors']);
  const [token, setToken] = useState(() => location.hash.slice(1));
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => history.replaceState(history.state, '', paths.resetPassword), []);
  if (outcome)
    return (
      <AuthPage title={t('outcome.title')}>
        <PasswordOutcome outcome={outcome} />
      </AuthPage>
    );
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
        <ResetForm token={token} onInvalidToken={() => setToken('')} onOutcome={setOutcome} />
      )}
    </AuthPage>
  );
};

interface ResetFormProps {
  readonly token: string;
  readonly onInvalidToken: () => void;
  readonly onOutcome: (outcome: Outcome) => void;
}

const ResetForm = ({ token, onInvalidToken, onOutcome }: ResetFormProps) => {
  const { t, i18n } = useTranslation(['recover', 'errors']);
  const { getRule } = usePatterns();
  const [setByEmail] = useSetPasswordByEmailMutation();
  const setPassword = useSetPassword();
  const [endedAccess, setEndedAccess] = useState(defaultEndedAccess);
  const form = useRuleForm<Fields>({
    defaultValues: { password: '', confirm: '' },
    revalidateKey: `${i18n.language} ${getRule('password')?.message}`,
    check: ({ password, confirm }) => ({
      password: validateNewPassword(t, getRule('password'), password),
      confirm: validateConfirmation(t, password, confirm),
    }),
  });
  const handleSet = async ({ password }: Fields) => {
    const setting = setByEmail({ token, newPassword: password, ...endedAccess });
    const { failure, outcome } = await setPassword(setting, password);
    if (outcome) return onOutcome(outcome);
    if (failure === ErrorCode.ResetLinkInvalid) return onInvalidToken();
    if (failure) form.setFocus('password', { shouldSelect: true });
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(handleSet)(event)}>
      <NewPasswordFields form={form} password="password" confirm="confirm" />
      <EndedAccessFields value={endedAccess} onChange={setEndedAccess} />
      <Button type="submit" tone="accent" isWide isPending={form.formState.isSubmitting}>
        {t('set.submit')}
      </Button>
    </form>
  );
};
