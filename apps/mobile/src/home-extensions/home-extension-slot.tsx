import { isTrial } from '@livery/contract/enums';
import type { Feature } from '@livery/kit/feature/define-feature';
import { useFlags } from '@livery/kit/flags';
import { createLazyModule, type LazyModule, useLoadedModule } from '@livery/kit/lazy-module';
import { paths } from '@livery/kit/paths';
import { withTranslations } from '@livery/kit/i18n/deferred-translations';
import { useSession } from '@livery/kit/session';
import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { features } from '../features.ts';
import { useRouteMatch } from '../routing/use-route-match.ts';

type ExtensionModule = LazyModule<{ readonly HomeExtension: ComponentType }>;

/** Home extensions of the features, each in a separate chunk that only brands with the feature ship. */
const extensions: readonly (readonly [Feature, ExtensionModule])[] = features.flatMap((feature) =>
  feature.homeExtension ? [[feature, createLazyModule(withTranslations(feature.homeExtension))] as const] : [],
);

/** Shows the home extensions to a logged-in member after everything else has loaded. */
export const HomeExtensionSlot = () => {
  const flags = useFlags();
  const session = useSession();
  const isHome = useRouteMatch(useLocation().pathname)?.route.path === paths.home;
  if (!isHome || !session || isTrial(session.type)) return null;
  return extensions
    .filter(([{ flag }]) => flag === undefined || flags[flag])
    .map(([{ id }, extension]) => <LazyExtension key={id} extension={extension} />);
};

const LazyExtension = ({ extension }: { readonly extension: ExtensionModule }) => {
  const loaded = useLoadedModule(extension);
  // A failed load is tried again at the next visit to the home.
  useEffect(() => void extension.load().catch(() => undefined), [extension]);
  return loaded ? <loaded.HomeExtension /> : null;
};
