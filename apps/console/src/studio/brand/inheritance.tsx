import { Link } from '@livery/ui/link';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { Panel } from '../../ui/panel.tsx';
import { useVersionName } from '../use-version-name.ts';
import { useInheritedVersion } from '../editor/inheritance/use-inherited-version.ts';
import { useInheritingBrandsQuery, useManagedBrandsQuery } from '../releases.api.ts';
import styles from '../../ui/record-list.module.css';

/**
 * Shows two panels. The first lists the bases of the brand, nearest base first. A base is a brand or a file whose
 * values the brand inherits. The second panel lists the brands that inherit from this brand.
 */
export const Inheritance = ({ brand }: { readonly brand: string }) => {
  const t = useTexts('studio');
  const editor = useTexts('editor');
  const getVersion = useInheritedVersion();
  const getVersionName = useVersionName();
  const { data } = useInheritingBrandsQuery({ brand });
  return (
    <>
      <BrandList title={t('brand.inheritance.bases')}>
        {data?.bases.map(({ name, version }) => (
          <BrandItem
            key={name}
            brand={name}
            detail={version === null ? t('brand.inheritance.fromFile') : getVersionName(version)}
          />
        ))}
      </BrandList>
      <BrandList title={editor('inherit.others')}>
        {data?.brands.map((each) => (
          <BrandItem key={each.brand} brand={each.brand} detail={getVersion(each)} />
        ))}
      </BrandList>
    </>
  );
};

interface BrandListProps {
  readonly title: string;
  readonly children: readonly ReactNode[] | undefined;
}

const BrandList = ({ title, children }: BrandListProps) =>
  children === undefined || children.length === 0 ? null : (
    <Panel title={title}>
      <ol className={styles.list} aria-label={title}>
        {children}
      </ol>
    </Panel>
  );

interface BrandItemProps {
  /** Code of a brand, or name of a base file (a file from which brands inherit values). */
  readonly brand: string;
  readonly detail: string;
}

/**
 * List item for a brand or a base file (a file from which brands inherit values). A brand that the operator may read
 * has a link to its page.
 */
const BrandItem = ({ brand, detail }: BrandItemProps) => {
  const { data } = useManagedBrandsQuery();
  const found = data?.brands.find((each) => each.brand === brand);
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        {found ? (
          <Link className={styles.link} href={paths.brand(brand)}>
            <bdi>{found.name}</bdi>
          </Link>
        ) : (
          <bdi>{brand}</bdi>
        )}
        <span className={styles.detail}>{detail}</span>
      </div>
    </li>
  );
};
