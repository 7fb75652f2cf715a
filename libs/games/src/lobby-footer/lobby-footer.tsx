import { useCanOpen } from '@livery/kit/access/use-can-open';
import { useBrand } from '@livery/kit/brand';
import { formatAuthority } from '@livery/kit/format/format-authority';
import { useFormat } from '@livery/kit/format/use-format';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { paths } from '@livery/kit/paths';
import { legalPaths } from '@livery/kit/paths/legal-paths';
import { Link } from '@livery/ui/link';
import { useTranslation } from 'react-i18next';
import styles from './lobby-footer.module.css';
import { PaymentMarks } from './payment-marks.tsx';

const links = [
  { path: legalPaths.play, label: 'shell:title.playLimits' },
  { path: legalPaths.terms, label: 'shell:title.agreement' },
  { path: legalPaths.privacy, label: 'shell:title.privacy' },
  { path: legalPaths.licence, label: 'shell:title.licence' },
  { path: paths.help, label: 'shell:title.help' },
  { path: paths.support, label: 'shell:title.service' },
] as const;

/**
 * End of the lobby pages: the minimum age, the authority whose rules apply, links to the legal pages and help, and the
 * payment methods. The payment methods are last, so that nothing moves when they load.
 */
export function LobbyFooter() {
  const { t } = useTranslation(['home', 'shell']);
  const { name, minimumAge, authority, copyrightYear } = useBrand();
  const { count } = useFormat();
  const { bcp47 } = useLanguage();
  const canOpen = useCanOpen();
  const openLinks = links.filter(({ path }) => canOpen(path));
  return (
    <footer className={styles.root}>
      <p className={styles.age}>
        <span className={styles.mark} aria-hidden dir="ltr">
          {count(minimumAge)}+
        </span>
        {t('footer.adults', { age: count(minimumAge) })}
      </p>
      {openLinks.length > 0 && (
        <ul className={styles.links}>
          {openLinks.map(({ path, label }) => (
            <li key={path}>
              <Link href={path}>{t(label)}</Link>
            </li>
          ))}
        </ul>
      )}
      {authority && <p>{t('footer.rules', { authority: formatAuthority(authority, bcp47) })}</p>}
      <p>
        <bdi>{t('shell:account.copyright', { year: copyrightYear, name })}</bdi>
      </p>
      {canOpen(paths.deposit) && <PaymentMarks />}
    </footer>
  );
}
