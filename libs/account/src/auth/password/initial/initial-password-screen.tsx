import { useSession } from '@livery/kit/session';
import { Button } from '@livery/ui/button';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useChangePassword } from '../change/use-change-password.ts';
import { getRedirectPath } from '../../shared/post-login-redirect.ts';
import { AuthPage } from '../../shared/auth-page.tsx';
import styles from '../../shared/form.module.css';
import { validateConfirmation, validateNewPassword } from '../../shared/validation/validate-new-password.ts';
import { NewPasswordFields } from '../../shared/new-password/new-password-fields.tsx';
import { usePatterns } from '../../shared/validation/use-patterns.ts';
import { useRuleForm } from '../../shared/validation/use-rule-form.ts';
import { useNavigateIfMounted } from '../../../shared/use-navigate-if-mounted.ts';
import { getRememberedPassword } from '../../remember-me/password-memory.ts';

interface Fields extends Record<string, string> {
  password: string;
  confirm: string;
}

/**
 * Page after the first login with a password that another person has set. The member can set a new password, or skip
 * this step.
 */
export const Screen = () => {
  const { t, i18n } = useTranslation(['recover', 'errors']);
  const { getRule } = usePatterns();
  const session = useSession();
  const navigateIfMounted = useNavigateIfMounted();
  const [search] = useSearchParams();
  const [rememberedPassword] = useState(getRememberedPassword);
  const changePassword = useChangePassword();
  const target = getRedirectPath(search.get('from'));
  const form = useRuleForm<Fields>({
    defaultValues: { password: '', confirm: '' },
    revalidateKey: `${i18n.language} ${getRule('password')?.message}`,
    check: ({ password, confirm }) => ({
      password:
        validateNewPassword(t, getRule('password'), password) ??
        (password === rememberedPassword ? t('errors:modify.new.old.same') : undefined),
      confirm: validateConfirmation(t, password, confirm),
    }),
  });
  // The request needs the old password, which the app stores only in memory. After a reload of the page, the old
  // password is missing. The page then redirects to the path in the URL parameter `from`.
  if (!session || rememberedPassword === null) return <Navigate to={target} replace />;

  const handleSet = async ({ password }: Fields) => {
    const failure = await changePassword(rememberedPassword, password);
    if (failure) {
      showToast({ kind: 'fail', text: t([`errors:${failure.code}`, 'errors:unknown']) });
      return form.setFocus('password', { shouldSelect: true });
    }
    showToast({ kind: 'success', text: t('change.saved') });
    return navigateIfMounted(target, { replace: true });
  };
  return (
    <AuthPage title={t('first.title')} lead={t('first.lead', { name: session.userName })}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(handleSet)(event)}>
        <NewPasswordFields form={form} password="password" confirm="confirm" />
        <Button type="submit" tone="accent" isWide isPending={form.formState.isSubmitting}>
          {t('first.submit')}
        </Button>
        <Button tone="plain" isWide href={target}>
          {t('first.later')}
        </Button>
      </form>
    </AuthPage>
  );
};
