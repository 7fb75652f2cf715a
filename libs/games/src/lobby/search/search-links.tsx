import { useGameVendorsQuery } from '@livery/api/catalogue/games';
import { useCanOpen } from '@livery/kit/access/use-can-open';
import { useFeatures } from '@livery/kit/feature/feature-context';
import type { TranslationKey } from '@livery/kit/i18n/translation-key';
import { paths, withQuery } from '@livery/kit/paths';
import { matchesName } from '@livery/kit/text/normalize-search-text';
import { Chip } from '@livery/ui/chip';
import { useTranslation } from 'react-i18next';
import { useCategories } from '../../game-browser/category-menu/use-categories.ts';
import { useDebouncedLanguage } from '../../language/use-debounced-language.ts';
import { matchesCategoryAlias } from './category-aliases.ts';
import styles from './search.module.css';

/** Link to a category, a vendor or a page. */
export interface SearchLink {
  readonly href: string;
  readonly label: string;
}

/** Max number of links above the games. */
const maxLinks = 8;

const isShellTitle = (title: TranslationKey | undefined): title is TranslationKey<'shell'> =>
  title?.startsWith('shell:title.') === true;

/** Returns the categories, the vendors and the pages that match the search text. */
export const useSearchLinks = (searched: string): readonly SearchLink[] => {
  const { t } = useTranslation(['games', 'shell']);
  const categories = useCategories();
  const { data } = useGameVendorsQuery({ language: useDebouncedLanguage() });
  const features = useFeatures();
  const canOpen = useCanOpen();
  const categoryHits = categories
    .map((id) => ({ id, label: t(`category.${id}`) }))
    .filter(({ id, label }) => matchesName(label, searched) || matchesCategoryAlias(id, searched))
    .map(({ id, label }) => ({ href: withQuery(paths.gameList, { gameType: id, tab: 'all' }), label }));
  const vendorHits = (data?.sorting ?? [])
    .filter(({ gameCategory }) => categories.includes(gameCategory))
    .flatMap(({ gameCategory, vendorNames }) =>
      vendorNames
        .filter(({ displayName }) => matchesName(displayName, searched))
        .map(({ displayName, vassalage }) => ({
          href: withQuery(paths.gameList, { gameType: gameCategory, tab: 'all', vassalage }),
          label: `${displayName} · ${t(`category.${gameCategory}`)}`,
        })),
    );
  const pageHits = features
    .flatMap(({ routes }) => routes)
    .flatMap(({ path, title }) =>
      isShellTitle(title) && path !== paths.search ? [{ href: path, label: t(title) }] : [],
    )
    .filter(({ href, label }) => matchesName(label, searched) && canOpen(href));
  // Pages of one feature can have the same title. Of links with the same label, only the first is listed. For pages,
  // this is the overview page of the feature.
  const byLabel = new Map([...categoryHits, ...vendorHits, ...pageHits].toReversed().map((hit) => [hit.label, hit]));
  return [...byLabel.values()].toReversed().slice(0, maxLinks);
};

interface SearchLinksProps {
  readonly links: readonly SearchLink[];
  readonly onOpen: () => void;
}

/** Links to categories, vendors and pages. Without a link, it renders nothing. */
export function SearchLinks({ links, onOpen }: SearchLinksProps) {
  const { t } = useTranslation('shell');
  if (links.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('title.search')}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <Chip href={href} onClick={onOpen}>
            <bdi className={styles.chip}>{label}</bdi>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
