import { useFlags } from '@livery/kit/flags';
import { paths } from '@livery/kit/paths';
import { HeadsetIcon } from '@livery/ui/icons/headset';
import { HomeIcon } from '@livery/ui/icons/home';
import { InviteIcon } from '@livery/ui/icons/invite';
import { KeyIcon } from '@livery/ui/icons/key';
import { Link } from '@livery/ui/link';
import { useTranslation } from 'react-i18next';
import styles from './login-links.module.css';

/** The other ways on from the log-in: home, a new account, a lost password, somebody to ask. */
export const LoginLinks = () => {
  const { t } = useTranslation(['account', 'shell']);
  const { DIRECTREG3 } = useFlags();
  const links = [
    { href: paths.home, label: t('shell:nav.home'), icon: <HomeIcon /> },
    ...(DIRECTREG3 ? [{ href: paths.register, label: t('login.register'), icon: <InviteIcon /> }] : []),
    { href: paths.forget, label: t('login.forget'), icon: <KeyIcon /> },
    { href: paths.service, label: t('shell:title.service'), icon: <HeadsetIcon /> },
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
