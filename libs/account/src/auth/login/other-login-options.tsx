import { useFlags } from '@livery/kit/flags';
import { paths } from '@livery/kit/paths';
import { HeadsetIcon } from '@livery/ui/icons/headset';
import { HomeIcon } from '@livery/ui/icons/home';
import { InviteIcon } from '@livery/ui/icons/invite';
import { KeyIcon } from '@livery/ui/icons/key';
import { Link } from '@livery/ui/link';
import { useTranslation } from 'react-i18next';
import styles from './other-login-options.module.css';

/** Links of the login page: home, registration, password reset and customer service. */
export const OtherLoginOptions = () => {
  const { t } = useTranslation(['account', 'shell']);
  const { DIRECTREG3 } = useFlags();
  const links = [
    { href: paths.home, label: t('shell:nav.home'), icon: <HomeIcon /> },
    ...(DIRECTREG3 ? [{ href: paths.register, label: t('login.register'), icon: <InviteIcon /> }] : []),
    { href: paths.forgotPassword, label: t('login.forget'), icon: <KeyIcon /> },
    { href: paths.support, label: t('shell:title.service'), icon: <HeadsetIcon /> },
  ];
  return (
    <nav aria-label={t('mine.shortcuts')} className={styles.root}>
      {links.map(({ href, label, icon }) => (
        <Link key={href} href={href} className={styles.link}>
          {icon}
          {label}
        </Link>
      ))}
    </nav>
  );
};
