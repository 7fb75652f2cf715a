import { trialRejectionMs } from '@livery/contract/constants';
import { isTrial } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import { paths } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { Button } from '@livery/ui/button';
import { TextField } from '@livery/ui/text-field';
import { closeToast, showToast } from '@livery/ui/toast-queue';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { validateRequired } from '../../shared/validation/validate-required.ts';
import form from '../../shared/form.module.css';
import { validateConfirmation, validateNewPassword } from '../../shared/validation/validate-new-password.ts';
import { NewPasswordFields } from '../../shared/new-password/new-password-fields.tsx';
import { usePatterns } from '../../shared/validation/use-patterns.ts';
import { useRuleForm } from '../../shared/validation/use-rule-form.ts';
import { useNavigateIfMounted } from '../../../shared/use-navigate-if-mounted.ts';
import { forgetPassword, getRememberedPassword } from '../../remember-me/password-memory.ts';
import styles from './change-password-screen.module.css';
import { defaultEndedAccess, EndedAccessFields } from '../ended-access/ended-access-fields.tsx';
import { useChangePassword } from './use-change-password.ts';

interface Fields extends Record<string, string> {
  old: string;
  password: string;
  confirm: string;
}

const noticeId = 'changing-password';
/**
 * Durations of the toasts in milliseconds (specification, accounts, sections 4 and 9). `wait` is the longest duration
 * of the toast for the running request. `saved` is the duration of the toast after a success.
 */
const durations = { wait: 10_000, saved: 1000 } as const;

/**
 * Page to change the password. Redirects to the home page if there is no session, or if the session ends while the
 * page is open. A trial user has no password and sees a message instead of the form.
 */
export const Screen = () => {
  const session = useSession();
  if (!session) return <Navigate to={paths.home} replace />;
  return isTrial(session.type) ? <TrialAccessDenied /> : <ChangePassword />;
};

const TrialAccessDenied = () => {
  const { t } = useTranslation('shell');
  useEffect(() => void showToast({ kind: 'fail', text: t('trial.refused'), duration: trialRejectionMs }), [t]);
  return <Navigate to={paths.home} replace />;
};

const ChangePassword = () => {
  const { t, i18n } = useTranslation(['recover', 'account', 'errors']);
  const { getRule } = usePatterns();
  const session = useSession();
  const navigateIfMounted = useNavigateIfMounted();
  const changePassword = useChangePassword();
  const [rememberedPassword, setRememberedPassword] = useState(getRememberedPassword);
  const [endedAccess, setEndedAccess] = useState(defaultEndedAccess);
  const ruleForm = useRuleForm<Fields>({
    defaultValues: { old: '', password: '', confirm: '' },
    revalidateKey: `${i18n.language} ${getRule('password')?.message}`,
    check: ({ old, password, confirm }) => ({
      old:
        rememberedPassword === null
          ? validateRequired(getRule('loginPassword'), old ?? '', t('account:login.passwordRequired'))
          : undefined,
      password:
        validateNewPassword(t, getRule('password'), password) ??
        (password === (rememberedPassword ?? old) ? t('errors:modify.new.old.same') : undefined),
      confirm: validateConfirmation(t, password, confirm),
    }),
  });
  const { register, handleSubmit, setFocus, formState } = ruleForm;

  const handleChange = async ({ old, password }: Fields) => {
    showToast({ id: noticeId, kind: 'loading', text: t('change.wait'), duration: durations.wait });
    const failure = await changePassword(rememberedPassword ?? old, password, endedAccess);
    if (!failure) {
      showToast({ id: noticeId, kind: 'success', text: t('change.saved'), duration: durations.saved });
      await new Promise((resolve) => setTimeout(resolve, durations.saved));
      return navigateIfMounted(paths.home, { replace: true });
    }
    closeToast(noticeId);
    showToast({ kind: 'fail', text: t([`errors:${failure.code}`, 'errors:unknown']) });
    if (failure.code === ErrorCode.OldPasswordWrong) {
      // If the app stored the login password, it sent this password as the old password. It is wrong, so it is deleted.
      // The form then shows a field in which the member enters the old password.
      forgetPassword();
      setRememberedPassword(null);
    } else setFocus('password', { shouldSelect: true });
  };

  return (
    <div className={styles.root}>
      <form className={form.form} noValidate onSubmit={(event) => void handleSubmit(handleChange)(event)}>
        <TextField
          label={t('account:login.username')}
          value={session?.userName ?? ''}
          readOnly
          autoComplete="username"
        />
        {rememberedPassword === null && (
          <TextField
            label={t('change.old')}
            type="password"
            autoComplete="current-password"
            maxLength={128}
            revealLabel={t('password.show')}
            error={formState.errors.old?.message}
            {...register('old')}
          />
        )}
        <NewPasswordFields form={ruleForm} password="password" confirm="confirm" />
        <EndedAccessFields value={endedAccess} onChange={setEndedAccess} />
        <Button type="submit" tone="accent" isWide isPending={formState.isSubmitting}>
          {t('change.submit')}
        </Button>
      </form>
    </div>
  );
};
