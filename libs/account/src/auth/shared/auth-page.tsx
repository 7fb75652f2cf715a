import { useBrand } from '@livery/kit/brand';
import type { ReactNode } from 'react';
import { AuthHeader } from './auth-header.tsx';
import styles from './auth-page.module.css';

interface AuthPageProps {
  readonly title: ReactNode;
  /** Said under the title. */
  readonly lead?: ReactNode;
  /** Under the logo: the brand's own line. */
  readonly tagline?: ReactNode;
  /** The arrow goes one page back; without history it goes home. */
  readonly canGoBack?: boolean;
  readonly children: ReactNode;
}

/** A page before the member is in: the way back and the language, the brand's mark, a title, one column. */
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
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </>
  );
};
