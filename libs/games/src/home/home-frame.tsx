import { useBrand } from '@livery/kit/brand';
import type { HomeSection } from '@livery/merchant/layout';
import type { ReactNode } from 'react';
import styles from './home.module.css';

/** The home in the order of its brand. A section that `draw` gives nothing for leaves no gap. */
export function HomeFrame({ draw }: { draw: (section: HomeSection) => ReactNode }) {
  const { name, layout } = useBrand();
  return (
    <div className={styles.root}>
      {/* Eyes have the logo. */}
      <h1 className="visuallyHidden">{name}</h1>
      {layout.home.map(draw)}
    </div>
  );
}
