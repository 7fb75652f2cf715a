import { paths, withQuery } from '@livery/kit/paths';
import { ChevronEndIcon } from '@livery/ui/icons/chevron-end';
import { Link } from '@livery/ui/link';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styles from './team.module.css';

interface CrumbsProps {
  /** From the agent itself to whose downlines are listed. */
  readonly path: readonly { readonly id: string; readonly account: string }[];
}

/** Where in the tree one is, and the ways back up. */
export const Crumbs = ({ path }: CrumbsProps) => {
  const { t } = useTranslation('team');
  const [search] = useSearchParams();
  if (path.length < 2) return null;
  const range = search.get('range') ?? undefined;
  return (
    <nav aria-label={t('team.crumbs')}>
      <ol className={styles.crumbs}>
        {path.map(({ id, account }, place) => (
          <Fragment key={id}>
            {place > 0 && (
              <li aria-hidden className={styles.between}>
                <ChevronEndIcon />
              </li>
            )}
            <li>
              {place === path.length - 1 ? (
                <bdi aria-current="page" className={styles.here}>
                  {account}
                </bdi>
              ) : (
                <Link
                  className={styles.crumb}
                  href={withQuery(paths.team, { range, parent: place === 0 ? undefined : id })}
                >
                  <bdi>{place === 0 ? t('team.mine') : account}</bdi>
                </Link>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
};
