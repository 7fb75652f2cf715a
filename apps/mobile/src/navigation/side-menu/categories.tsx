import { useGameVendorsQuery } from '@livery/api/catalogue/games';
import { categoryIcons } from '@livery/games/game-browser/category-menu/category-icons';
import { useBrand } from '@livery/kit/brand';
import { paths, withQuery } from '@livery/kit/paths';
import { useFormat } from '@livery/kit/format/use-format';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { Badge } from '@livery/ui/badge';
import { GiftIcon } from '@livery/ui/icons/gift';
import { ListRow } from '@livery/ui/list-row';
import { Skeleton } from '@livery/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useUnclaimedRewards } from '../rewards-badge/use-unclaimed-rewards.ts';
import { getMenuCategories } from './menu-categories.ts';
import styles from './side-menu.module.css';
import { useMenuLink } from './use-menu-link.ts';

/**
 * Links to the game categories with their numbers of games, and to the promotions. A category opens on the home page.
 */
export const Categories = () => {
  const { t } = useTranslation(['menu', 'games', 'shell']);
  const { categories } = useBrand();
  const { count: format } = useFormat();
  const { code } = useLanguage();
  const { pathname, search } = useLocation();
  const { data, isLoading } = useGameVendorsQuery({ language: code });
  const link = useMenuLink();
  const current = pathname === paths.home ? (new URLSearchParams(search).get('category') ?? 'HOT') : undefined;
  const unclaimed = useUnclaimedRewards();
  return (
    <nav aria-label={t('games')}>
      <ul>
        {getMenuCategories(categories, data?.sorting).map(({ id, count }) => {
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
                    <Count visibleText={format(count)} spokenText={t('count', { count, number: format(count) })} />
                  )
                }
              />
            </li>
          );
        })}
        <li>
          <ListRow
            {...link(paths.promotions)}
            className={styles.row}
            icon={<GiftIcon />}
            label={t('shell:title.activity')}
            end={unclaimed > 0 && <Badge tone="danger">{unclaimed > 99 ? `${format(99)}+` : format(unclaimed)}</Badge>}
          />
        </li>
      </ul>
    </nav>
  );
};

/** Shows a number. Screen readers read a full sentence instead. */
const Count = ({ visibleText, spokenText }: { visibleText: string; spokenText: string }) => (
  <>
    <span aria-hidden>{visibleText}</span>
    <span className="visuallyHidden">{spokenText}</span>
  </>
);
