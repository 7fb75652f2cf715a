import { isFeatureDisabled } from '@livery/kit/access/is-feature-disabled';
import { useBrand } from '@livery/kit/brand';
import { useFlags } from '@livery/kit/flags';
import type { TranslationKey } from '@livery/kit/i18n/translation-key';
import { paths } from '@livery/kit/paths';
import type { FlatNamespace } from 'i18next';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { matchRoute } from '../routing/route-table.ts';

/**
 * Sets the title of the document. The browser shows it in tabs and in the history, and a screen reader reads it after a
 * navigation. It contains the title of the page and the name of the brand, such as "Help · Brand". For a list of games,
 * it begins with the category. For the search, it begins with the search text. For a page without a title, it is only
 * the name of the brand.
 */
export const DocumentTitle = () => {
  const { pathname } = useLocation();
  const flags = useFlags();
  const { name } = useBrand();
  const match = matchRoute(pathname);
  // If this brand has disabled the feature of the route, the document title is only the brand name. The brand's bundle
  // may not contain the texts of this feature.
  const title =
    match && match.route.path !== paths.home && !isFeatureDisabled(match.feature, flags)
      ? match.route.title
      : undefined;
  useEffect(() => {
    if (!title) document.title = name;
  }, [title, name]);
  return (
    title && (
      <Suspense>
        <RouteTitle path={match?.route.path} text={title} />
      </Suspense>
    )
  );
};

interface TitleProps {
  readonly text: TranslationKey;
}

/** Title of a list of games, with the category that the URL selects. */
const GameListTitle = ({ text }: TitleProps) => {
  const { t } = useTranslation('games');
  const [query] = useSearchParams();
  const category = useBrand().categories.find((each) => each === query.get('gameType'));
  return <PageTitle text={text} subject={category && t(`category.${category}`)} />;
};

/** Title of the search, with the text that the visitor searches. */
const SearchTitle = ({ text }: TitleProps) => {
  const [query] = useSearchParams();
  return <PageTitle text={text} subject={query.get('q') ?? undefined} />;
};

/** Title of the route with this path. */
const RouteTitle = ({ path, text }: TitleProps & { readonly path: string | undefined }) => {
  if (path === paths.gameList) return <GameListTitle text={text} />;
  return path === paths.search ? <SearchTitle text={text} /> : <PageTitle text={text} />;
};

/**
 * Sets the title of the document. `subject` is the particular thing that the page shows, such as a game category. The
 * title has the order subject, page title, brand name.
 */
const PageTitle = ({ text, subject }: TitleProps & { readonly subject?: string | undefined }) => {
  const { t } = useTranslation(text.split(':', 1) as FlatNamespace[]);
  const { name } = useBrand();
  const title = [subject, t(text), name].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
};
