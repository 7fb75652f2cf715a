import { skipToken } from '@reduxjs/toolkit/query';
import { Link } from 'react-router-dom';
import { paths } from '../../../navigation/paths.ts';
import { usePermissions } from '../../../session/use-permissions.ts';
import { useInheritingBrandsQuery } from '../../releases.api.ts';
import styles from './inheritance.module.css';
import { useInheritedVersion } from './use-inherited-version.ts';

interface InheritingBrandsProps {
  readonly brand: string;
  /** Text to show if no brand inherits from this brand. */
  readonly emptyText?: string;
  readonly title?: string;
}

/** The brands that inherit from `brand`, each with the version of `brand` that it uses. */
export const InheritingBrands = ({ brand, emptyText, title }: InheritingBrandsProps) => {
  const getVersion = useInheritedVersion();
  const isPermitted = usePermissions();
  const { data } = useInheritingBrandsQuery(isPermitted('brands:read', brand) ? { brand } : skipToken);
  if (!data || data.brands.length === 0) return emptyText ? <p className={styles.note}>{emptyText}</p> : null;
  return (
    <>
      {title && <p>{title}</p>}
      <ul className={styles.list}>
        {data.brands.map((each) => (
          <li key={each.brand} className={styles.item}>
            <Link to={paths.brand(each.brand)}>
              <bdi>{each.brand}</bdi>
            </Link>
            <span className={styles.label}>{getVersion(each)}</span>
          </li>
        ))}
      </ul>
    </>
  );
};
