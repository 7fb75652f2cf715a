import { useListAnnouncementsQuery } from '@livery/api/announcements';
import { useRegisterSettingsQuery } from '@livery/api/auth/registration';
import type { RegisterMode } from '@livery/contract/auth/registration';
import { useFlags } from '@livery/kit/flags';
import { loginPathWithReturn, paths } from '@livery/kit/paths';
import { SafeHtml } from '@livery/kit/safe-html';
import { useSession } from '@livery/kit/session';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { Button } from '@livery/ui/button';
import { Link } from '@livery/ui/link';
import { SegmentedControl } from '@livery/ui/segmented-control';
import { Skeleton } from '@livery/ui/skeleton';
import { EmptyState } from '@livery/ui/empty-state';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { AuthPage } from '../shared/auth-page.tsx';
import form from '../shared/form.module.css';
import { SocialButtons } from '../social/social-buttons.tsx';
import { RegisterForm } from './register-form.tsx';
import { emptyFields, getRegisterModes, type RegisterFields } from './register-fields.ts';
import styles from './register-screen.module.css';
import { loadRegistrationDraft } from './steps/registration-draft.ts';
import { useAffiliate } from './use-affiliate.ts';

/**
 * Announcement of the brand for visitors of the registration page. Shows only the first announcement. Renders nothing
 * if there is no announcement.
 */
const Announcement = () => {
  const { data } = useListAnnouncementsQuery({ types: 'B', groupName: 'm_reg', platform: 'M' });
  const [first] = data?.list ?? [];
  if (!first) return null;
  return (
    <aside className={styles.announcement}>
      <strong>{first.title}</strong>
      <SafeHtml html={first.content} />
    </aside>
  );
};

/** Registration by a social provider, and the link to the log-in. */
const OtherWays = () => {
  const { t } = useTranslation('register');
  return (
    <>
      <SocialButtons from={null} />
      <p className={form.footer}>
        <Link className={form.link} href={loginPathWithReturn(paths.home)}>
          {t('haveAccount')}
        </Link>
      </p>
    </>
  );
};

/** Registration page. The feature flags enable the methods. The gateway's settings define the fields of each method. */
export const Screen = () => {
  const { t } = useTranslation(['register', 'recover', 'account', 'errors', 'shell']);
  const flags = useFlags();
  const { code: language } = useLanguage();
  const { data: settings, isError, refetch } = useRegisterSettingsQuery({ language });
  const affiliate = useAffiliate();
  const modes = getRegisterModes(flags);
  const [draft] = useState(loadRegistrationDraft);
  const [chosen, setChosen] = useState<RegisterMode>(draft?.mode ?? 'username');
  const [initialFields, setOpening] = useState<RegisterFields>(draft?.fields ?? emptyFields);
  const [step, setStep] = useState(0);
  const isFirstStep = step === 0;
  const read = useRef<() => RegisterFields>(undefined);
  const handleReady = useCallback((reader: () => RegisterFields) => void (read.current = reader), []);
  if (useSession()) return <Navigate to={paths.home} replace />;
  const mode = modes.includes(chosen) ? chosen : modes[0];
  const handleMode = (id: string) => {
    // Passes the current values, for example the mobile number, to the form of the other tab. The captcha code is
    // removed, because that form loads another captcha image.
    setOpening((before) => ({ ...(read.current?.() ?? before), captcha: '' }));
    setChosen(id as RegisterMode);
  };
  return (
    <AuthPage title={t('title')} canGoBack>
      {isFirstStep && <Announcement />}
      {modes.length > 1 && isFirstStep && (
        <SegmentedControl
          label={t('way')}
          segments={modes.map((id) => ({ id, label: t(`mode.${id}`) }))}
          value={mode ?? ''}
          onSelect={handleMode}
        />
      )}
      {!mode && <EmptyState kind="restricted" title={t('closed')} />}
      {mode && settings && (
        <RegisterForm
          key={mode}
          settings={settings}
          mode={mode}
          affiliate={affiliate}
          initialFields={initialFields}
          onReady={handleReady}
          step={step}
          onStep={setStep}
          isRestored={draft !== undefined}
        />
      )}
      {mode && !settings && isError && (
        <EmptyState
          kind="failed"
          title={t('failed')}
          action={<Button onClick={() => void refetch()}>{t('shell:action.retry')}</Button>}
        />
      )}
      {mode && !settings && !isError && (
        <div className={form.form}>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className={styles.skeleton} />
          ))}
        </div>
      )}
      {isFirstStep && <OtherWays />}
    </AuthPage>
  );
};
