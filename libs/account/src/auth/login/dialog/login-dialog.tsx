import { useFlags } from '@livery/kit/flags';
import { paths } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { LazyDialogProps } from '../../../shared/lazy-dialog/use-lazy-dialog.ts';
import { LoginForm } from '../login-form.tsx';
import styles from './login-dialog.module.css';

/** Login form in a dialog. The page below stays mounted and shows the member's data after the login. */
export const LoginDialog = ({ isOpen, onOpenChange }: LazyDialogProps) => {
  const { t } = useTranslation(['account', 'errors', 'member', 'shell']);
  const { DIRECTREG3 } = useFlags();
  const session = useSession();
  useEffect(() => {
    if (session && isOpen) onOpenChange(false);
  }, [session, isOpen, onOpenChange]);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('login.title')} closeLabel={t('shell:action.close')}>
      <p className={styles.lead}>{t('member:guest.needed')}</p>
      <LoginForm />
      <div className={styles.links}>
        <Button tone="plain" href={paths.forgotPassword} onClick={() => onOpenChange(false)}>
          {t('login.forget')}
        </Button>
        {DIRECTREG3 && (
          <Button tone="plain" href={paths.register} onClick={() => onOpenChange(false)}>
            {t('login.register')}
          </Button>
        )}
      </div>
    </Dialog>
  );
};
