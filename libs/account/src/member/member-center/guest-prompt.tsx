import { useFlags } from '@livery/kit/flags';
import { loginPathWithReturn, paths } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { MemberFilledIcon } from '@livery/ui/icons/member-filled';
import { useTranslation } from 'react-i18next';
import styles from './guest-prompt.module.css';

/** Login prompt that replaces the profile for a guest. */
export const GuestPrompt = () => {
  const { t } = useTranslation(['member', 'shell']);
  const { DIRECTREG3 } = useFlags();
  return (
    <section className={styles.root}>
      <span className={styles.figure}>
        <MemberFilledIcon />
      </span>
      <h2 className={styles.title}>{t('guest.title')}</h2>
      <p className={styles.text}>{t('guest.text')}</p>
      <div className={styles.actions}>
        <Button tone="accent" href={loginPathWithReturn(paths.memberCenter)}>
          {t('shell:header.login')}
        </Button>
        {DIRECTREG3 && <Button href={paths.register}>{t('shell:header.register')}</Button>}
      </div>
    </section>
  );
};
