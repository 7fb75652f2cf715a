import { useBrand } from '@livery/kit/brand';
import type { HomeSection } from '@livery/merchant/layout';
import type { ReactNode } from 'react';
import styles from './home.module.css';

interface HomeLayoutProps {
  readonly sections: readonly HomeSection[];
  readonly renderSection: (section: HomeSection) => ReactNode;
  /** What every brand has below its sections. */
  readonly children?: ReactNode;
}

/** The home in the order of its brand. A section that `draw` gives nothing for leaves no gap. */
export function HomeLayout({ sections, renderSection, children }: HomeLayoutProps) {
  const { name } = useBrand();
  return (
    <div className={styles.root}>
      {/* Eyes have the logo. */}
      <h1 className="visuallyHidden">{name}</h1>
      {sections.map(renderSection)}
      {children}
    </div>
  );
}
