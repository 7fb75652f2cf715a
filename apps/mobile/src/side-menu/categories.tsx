import { useGameVendorsQuery } from '@livery/api/games';
import { categoryIcons } from '@livery/games/category-icons';
import { useBrand } from '@livery/kit/brand';
import { paths, withQuery } from '@livery/kit/paths';
import { useFormat } from '@livery/kit/use-format';
import { useLanguage } from '@livery/kit/use-language';
import { Badge } from '@livery/ui/badge';
import { GiftIcon } from '@livery/ui/icons/gift';
import { ListRow } from '@livery/ui/list-row';
import { Skeleton } from '@livery/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useUnclaimed } from '../unclaimed/unclaimed.ts';
import { menuCategories } from './menu-categories.ts';
import styles from './side-menu.module.css';
import { useMenuLink } from './use-menu-link.ts';

/** The games by category with how many each has, and the promotions. A category is shown on the home, from wherever it was chosen. */
export const Categories = () => {
  const { t } = useTranslation(['menu', 'games', 'shell']);
  const { categories } = useBrand();
  const { count: format } = useFormat();
  const { code } = useLanguage();
  const { pathname, search } = useLocation();
  const { data, isLoading } = useGameVendorsQuery({ language: code });
  const link = useMenuLink();
  const current = pathname === paths.home ? (new URLSearchParams(search).get('category') ?? 'HOT') : undefined;
  const unclaimed = useUnclaimed();
  return (
    <nav aria-label={t('games')}>
      <ul>
        {menuCategories(categories, data?.sorting).map(({ id, count }) => {
          const Icon = categoryIcons[id];
          return (
            <li key={id}>
              <ListRow
                {...link(withQuery(paths.home, { category: id === 'HOT' ? undefined : id }))}
                className={styles.row}
                aria-current={id === current ? 'page' : undefined}
                icon={<Icon />}
                label={t(`games:category.${id}`)}
                end={
                  count === undefined ? (
                    isLoading && <Skeleton className={styles.counting} />
                  ) : (
                    <Count shown={format(count)} said={t('count', { count, number: format(count) })} />
                  )
                }
              />
            </li>
          );
        })}
        <li>
          <ListRow
            {...link(paths.activity)}
            className={styles.row}
            icon={<GiftIcon />}
            label={t('shell:title.activity')}
            end={unclaimed > 0 && <Badge tone="danger">{unclaimed > 99 ? '99+' : unclaimed}</Badge>}
          />
        </li>
      </ul>
    </nav>
  );
};

/** A number for the eye, a phrase for the ear. */
const Count = ({ shown, said }: { shown: string; said: string }) => (
  <>
    <span aria-hidden>{shown}</span>
    <span className="visuallyHidden">{said}</span>
  </>
);
