import { paths } from '@livery/kit/paths';
import { ChevronEndIcon } from '@livery/ui/icons/chevron-end';
import { Link } from '@livery/ui/link';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './jackpot.module.css';

interface JackpotLayoutProps {
  /** Text that explains the jackpot amount. */
  readonly hint?: string | undefined;
  /** Link to the rules of the jackpot. */
  readonly rulesLink?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * Line with the name and the amount of the jackpot, and a link to the winners. `children` is the amount. While the
 * amount loads, its space stays empty.
 */
export function JackpotLayout({ hint, rulesLink, children }: JackpotLayoutProps) {
  const { t } = useTranslation('games');
  return (
    <div className={styles.place}>
      <Link href={paths.winners} className={styles.root}>
        <span className={styles.label}>{t('jackpot.label')}</span>
        <span className={styles.figure}>{children}</span>
        <span className={styles.note}>{hint}</span>
        <ChevronEndIcon className={styles.more} />
      </Link>
      <Suspense>{rulesLink}</Suspense>
    </div>
  );
}
