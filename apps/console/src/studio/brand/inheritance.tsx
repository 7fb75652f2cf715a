import { Link } from '@livery/ui/link';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { Panel } from '../../ui/panel.tsx';
import { InheritingBrands } from '../editor/inheritance/inheriting-brands.tsx';
import { useInheritingBrandsQuery, useManagedBrandsQuery } from '../releases.api.ts';
import styles from '../../ui/record-list.module.css';

/** The bases of a brand, the nearest first, and the brands that inherit from it. Nothing for a brand without both. */
export const Inheritance = ({ brand }: { readonly brand: string }) => {
  const t = useTexts('studio');
  const editor = useTexts('editor');
  const { data } = useInheritingBrandsQuery({ brand });
  if (!data || (data.bases.length === 0 && data.brands.length === 0)) return null;
  return (
    <Panel title={t('brand.inheritance.title')}>
      {data.bases.length > 0 && (
        <section>
          <p>{t('brand.inheritance.bases')}</p>
          <ol className={styles.list} aria-label={t('brand.inheritance.bases')}>
            {data.bases.map((base) => (
              <BaseItem key={base.name} {...base} />
            ))}
          </ol>
        </section>
      )}
      <InheritingBrands brand={brand} title={editor('inherit.others')} />
    </Panel>
  );
};

interface BaseItemProps {
  readonly name: string;
  /** Null for a base from a file. */
  readonly version: number | null;
}

/** A base, with a link if it is a brand that the operator may read. */
const BaseItem = ({ name, version }: BaseItemProps) => {
  const t = useTexts('studio');
  const { data } = useManagedBrandsQuery();
  const base = data?.brands.find(({ brand }) => brand === name);
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        {base ? (
          <Link className={styles.link} href={paths.brand(name)}>
            <bdi>{base.name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
        <span className={styles.detail}>
          {version === null ? t('brand.inheritance.fromFile') : t('brand.version', { number: version })}
        </span>
      </div>
    </li>
  );
};
