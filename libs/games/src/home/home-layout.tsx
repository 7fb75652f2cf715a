import { useBrand } from '@livery/kit/brand';
import type { ReactNode } from 'react';
import styles from './home.module.css';

/** Container of the blocks of the home page. A block without content leaves no gap. */
export function HomeLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.root}>
      {/* The heading is hidden, because the header's logo already shows the brand's name. */}
      <h1 className="visuallyHidden">{useBrand().name}</h1>
      {children}
    </div>
  );
}
