import { paths } from '@livery/kit/paths';
import { ChevronEndIcon } from '@livery/ui/icons/chevron-end';
import { Link } from '@livery/ui/link';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './jackpot.module.css';

interface JackpotLayoutProps {
  /** Explanation of the figure. */
  readonly hint?: string | undefined;
  /** Separate link in place of the hint: how the jackpot is drawn. */
  readonly rulesLink?: ReactNode;
  readonly children?: ReactNode;
}

/** Jackpot line, linked to the winners. Empty until there is a figure. */
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
