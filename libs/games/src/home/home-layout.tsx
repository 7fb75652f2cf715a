import { useBrand } from '@livery/kit/brand';
import type { HomeSection } from '@livery/merchant/layout';
import type { ReactNode } from 'react';
import styles from './home.module.css';

interface HomeLayoutProps {
  readonly sections: readonly HomeSection[];
  readonly renderSection: (section: HomeSection) => ReactNode;
  /** Content that every brand shows below its sections. */
  readonly children?: ReactNode;
}

/** The home's sections in the order of the brand. A section that renders nothing leaves no gap. */
export function HomeLayout({ sections, renderSection, children }: HomeLayoutProps) {
  const { name } = useBrand();
  return (
    <div className={styles.root}>
      {/* The visible name is the logo. */}
      <h1 className="visuallyHidden">{name}</h1>
      {sections.map(renderSection)}
      {children}
    </div>
  );
}
