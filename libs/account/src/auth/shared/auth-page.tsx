import { useBrand } from '@livery/kit/brand';
import type { ReactNode } from 'react';
import { AuthHeader } from './auth-header.tsx';
import styles from './auth-page.module.css';

interface AuthPageProps {
  readonly title: ReactNode;
  /** Introduction text under the title. */
  readonly lead?: ReactNode;
  /** Slogan of the brand under the logo. */
  readonly tagline?: ReactNode;
  /**
   * If true, the back button goes to the previous page of the app. If there is no such page, or if false, it goes to
   * the home page.
   */
  readonly canGoBack?: boolean;
  readonly children: ReactNode;
}

/** Page layout for visitors without a session: header, logo, title and one column of content. */
export const AuthPage = ({ title, lead, tagline, canGoBack, children }: AuthPageProps) => {
  const { logo, name } = useBrand();
  return (
    <>
      <AuthHeader canGoBack={canGoBack} />
      <div className={styles.root}>
        <div className={styles.brand}>
          <img className={styles.logo} src={logo.src} width={logo.width} height={logo.height} alt={name} />
          {tagline && <p className={styles.lead}>{tagline}</p>}
        </div>
        <div className={styles.header}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </>
  );
};
