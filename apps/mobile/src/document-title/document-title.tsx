import { isFeatureDisabled } from '@livery/kit/access/is-feature-disabled';
import { useBrand } from '@livery/kit/brand';
import { useFlags } from '@livery/kit/flags';
import type { TranslationKey } from '@livery/kit/i18n/translation-key';
import { paths } from '@livery/kit/paths';
import type { FlatNamespace } from 'i18next';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { matchRoute } from '../routing/route-table.ts';

/**
 * Sets the title of the document. The browser shows it in tabs and in the history, and a screen reader reads it after a
 * navigation. The title contains the page title and the brand name. For a page without a title, it is only the brand
 * name.
 */
export const DocumentTitle = () => {
  const { pathname } = useLocation();
  const flags = useFlags();
  const { name } = useBrand();
  const match = matchRoute(pathname);
  // A disabled feature has no title, because the brand's bundle does not contain its texts.
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
        <PageTitle text={title} />
      </Suspense>
    )
  );
};

const PageTitle = ({ text }: { readonly text: TranslationKey }) => {
  const { t } = useTranslation(text.split(':', 1) as FlatNamespace[]);
  const { name } = useBrand();
  const title = `${t(text)} · ${name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
};
