import { paths, withQuery } from '@livery/kit/paths';
import { ChevronEndIcon } from '@livery/ui/icons/chevron-end';
import { Link } from '@livery/ui/link';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styles from './team.module.css';

interface BreadcrumbsProps {
  /**
   * Path in the tree of members: from the agent down to the member whose direct downlines (members directly below) the
   * page lists. The agent is first.
   */
  readonly path: readonly { readonly id: string; readonly account: string }[];
}

/** Links to the members above the current level of the downline tree (the tree of all members below the agent). */
export const Breadcrumbs = ({ path }: BreadcrumbsProps) => {
  const { t } = useTranslation('team');
  const [search] = useSearchParams();
  if (path.length < 2) return null;
  const range = search.get('range') ?? undefined;
  return (
    <nav aria-label={t('team.crumbs')}>
      <ol className={styles.crumbs}>
        {path.map(({ id, account }, index) => (
          <Fragment key={id}>
            {index > 0 && (
              <li aria-hidden className={styles.between}>
                <ChevronEndIcon />
              </li>
            )}
            <li>
              {index === path.length - 1 ? (
                <bdi aria-current="page" className={styles.current}>
                  {account}
                </bdi>
              ) : (
                <Link
                  className={styles.crumb}
                  href={withQuery(paths.team, { range, parent: index === 0 ? undefined : id })}
                >
                  <bdi>{index === 0 ? t('team.mine') : account}</bdi>
                </Link>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
};
