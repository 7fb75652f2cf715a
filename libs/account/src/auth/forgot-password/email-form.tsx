import { isApiError } from '@livery/api/client/api-error';
import { useForgotPasswordByEmailMutation } from '@livery/api/auth/recovery';
import { paths } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { TextField } from '@livery/ui/text-field';
import { closeToast, showToast } from '@livery/ui/toast-queue';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { validateRequired } from '../shared/validation/validate-required.ts';
import styles from '../shared/form.module.css';
import { usePatterns } from '../shared/validation/use-patterns.ts';
import { useRuleForm } from '../shared/validation/use-rule-form.ts';
import { useNavigateIfMounted } from '../../shared/use-navigate-if-mounted.ts';
import { isEmail } from './is-email.ts';

interface EmailFields extends Record<string, string> {
  username: string;
  email: string;
}

const noticeId = 'mailing-link';
/** Milliseconds for which the form shows the success toast before it navigates to another page. */
const shownMs = 1000;

/**
 * Form with the user name and the e-mail address. The gateway's response is the same for every user name, so that
 * nobody can use the form to find out if an account exists.
 */
export const EmailForm = () => {
  const { t, i18n } = useTranslation(['recover', 'account', 'errors']);
  const { getRule } = usePatterns();
  const navigateIfMounted = useNavigateIfMounted();
  const isFirst = useLocation().key === 'default';
  const [forgot, { isLoading }] = useForgotPasswordByEmailMutation();
  const { register, handleSubmit, formState } = useRuleForm<EmailFields>({
    defaultValues: { username: '', email: '' },
    revalidateKey: `${i18n.language} ${getRule('loginUsername')?.message}`,
    check: ({ username, email }) => ({
      username: validateRequired(getRule('loginUsername'), username.trim(), t('account:login.usernameRequired')),
      email: isEmail(email.trim()) ? undefined : t('forget.emailWrong'),
    }),
  });
  const handleSend = async ({ username, email }: EmailFields) => {
    showToast({ id: noticeId, kind: 'loading', text: t('forget.wait') });
    const { data, error } = await forgot({ username: username.trim(), email: email.trim() });
    if (!data) {
      closeToast(noticeId);
      showToast({ kind: 'fail', text: t([`errors:${isApiError(error) ? error.code : 'unknown'}`, 'errors:unknown']) });
      return;
    }
    showToast({ id: noticeId, kind: 'success', text: t('forget.sent'), duration: shownMs });
    await new Promise((resolve) => setTimeout(resolve, shownMs));
    if (isFirst) navigateIfMounted(paths.login, { replace: true });
    else navigateIfMounted(-1);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(handleSend)(event)}>
      <TextField
        label={t('account:login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        error={formState.errors.username?.message}
        {...register('username')}
      />
      <TextField
        label={t('forget.address')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <Button type="submit" tone="accent" isWide isPending={isLoading || formState.isSubmitting}>
        {t('forget.send')}
      </Button>
    </form>
  );
};
