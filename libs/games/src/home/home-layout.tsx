import { useBrand } from '@livery/kit/brand';
import type { HomeSection } from '@livery/merchant/layout';
import type { ReactNode } from 'react';
import styles from './home.module.css';

interface HomeLayoutProps {
  readonly sections: readonly HomeSection[];
  readonly renderSection: (section: HomeSection) => ReactNode;
  /** Content that every brand shows below the sections. */
  readonly children?: ReactNode;
}

/** Renders the sections of the home page in the order of the brand. A section without content leaves no gap. */
export function HomeLayout({ sections, renderSection, children }: HomeLayoutProps) {
  const { name } = useBrand();
  return (
    <div className={styles.root}>
      {/* The heading is hidden, because the header's logo already shows the brand's name. */}
      <h1 className="visuallyHidden">{name}</h1>
      {sections.map(renderSection)}
      {children}
    </div>
  );
}
