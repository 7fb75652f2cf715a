import { useBrand } from '@livery/kit/brand';
import type { HomeBlock } from '@livery/merchant/home-blocks';
import type { ReactNode } from 'react';
import styles from './home.module.css';

interface HomeLayoutProps {
  readonly blocks: readonly HomeBlock[];
  readonly renderBlock: (block: HomeBlock, index: number) => ReactNode;
  /** Content that every brand shows below the blocks. */
  readonly children?: ReactNode;
}

/** Renders the blocks of the home page in the order of the brand. A block without content leaves no gap. */
export function HomeLayout({ blocks, renderBlock, children }: HomeLayoutProps) {
  const { name } = useBrand();
  return (
    <div className={styles.root}>
      {/* The heading is hidden, because the header's logo already shows the brand's name. */}
      <h1 className="visuallyHidden">{name}</h1>
      {blocks.map(renderBlock)}
      {children}
    </div>
  );
}
