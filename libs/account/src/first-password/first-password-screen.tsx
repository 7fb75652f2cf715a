import { useSession } from '@livery/kit/session';
import { Button } from '@livery/ui/button';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useChangePassword } from '../change-password/use-change-password.ts';
import { destination } from '../entry/after-login.ts';
import { EntryPage } from '../entry/entry-page.tsx';
import styles from '../entry/form.module.css';
import { confirmMistake, newPasswordMistake } from '../entry/new-password-mistake.ts';
import { NewPasswordFields } from '../entry/new-password-fields.tsx';
import { usePatterns } from '../entry/use-patterns.ts';
import { useRuleForm } from '../entry/use-rule-form.ts';
import { useLeadOn } from '../parts/use-lead-on.ts';
import { heldPassword } from '../remembered/held-password.ts';

interface Fields extends Record<string, string> {
  password: string;
  confirm: string;
}

/** After a first log-in, whose password somebody else had chosen: one of the member's own, now or later. */
export const Screen = () => {
  const { t, i18n } = useTranslation(['recover', 'errors']);
  const { ruleOf } = usePatterns();
  const session = useSession();
  const leadOn = useLeadOn();
  const [search] = useSearchParams();
  const [held] = useState(heldPassword);
  const changePassword = useChangePassword();
  const target = destination(search.get('from'));
  const form = useRuleForm<Fields>({
    defaultValues: { password: '', confirm: '' },
    phrasedBy: `${i18n.language} ${ruleOf('password')?.message}`,
    check: ({ password, confirm }) => ({
      password:
        newPasswordMistake(t, ruleOf('password'), password) ??
        (password === held ? t('errors:modify.new.old.same') : undefined),
      confirm: confirmMistake(t, password, confirm),
    }),
  });
  // Without the password that was used there is nothing to change it with: a reload ends this page.
  if (!session || held === null) return <Navigate to={target} replace />;

  const handleSet = async ({ password }: Fields) => {
    const failure = await changePassword(held, password);
    if (failure) {
      showToast({ kind: 'fail', text: t([`errors:${failure.code}`, 'errors:unknown']) });
      return form.setFocus('password', { shouldSelect: true });
    }
    showToast({ kind: 'success', text: t('change.saved') });
    return leadOn(target, { replace: true });
  };
  return (
    <EntryPage title={t('first.title')} lead={t('first.lead', { name: session.userName })}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(handleSet)(event)}>
        <NewPasswordFields form={form} password="password" confirm="confirm" />
        <Button type="submit" tone="accent" isWide isPending={form.formState.isSubmitting}>
          {t('first.submit')}
        </Button>
        <Button tone="plain" isWide href={target}>
          {t('first.later')}
        </Button>
      </form>
    </EntryPage>
  );
};
