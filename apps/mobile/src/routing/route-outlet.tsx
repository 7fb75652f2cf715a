import type { Feature } from '@livery/kit/feature/define-feature';
import { FeaturesContext } from '@livery/kit/feature/feature-context';
import { useFlags } from '@livery/kit/flags';
import { useLoadedModule } from '@livery/kit/lazy/lazy-module';
import { useSession } from '@livery/kit/session';
import { deferredApp } from '../deferred/lazy-deferred-app.ts';
import { usePageTransition } from '../navigation/transitions/use-page-transition.ts';
import { LazyScreen } from './lazy-screen.tsx';
import styles from './route-outlet.module.css';
import type { RouteMatch } from './build-route-table.ts';

/**
 * List of features that is used until `deferredApp` has loaded. Until then, only the home page renders, and the home
 * page does not use the list.
 */
const noFeatures: readonly Feature[] = [];

/**
 * Renders the screen of a route, or the reason why the visitor may not open it. The access check is in `deferredApp`.
 * Only the home page, which every visitor may open, renders before `deferredApp` has loaded.
 */
export const RouteOutlet = ({ feature, route }: RouteMatch) => {
  const session = useSession();
  const flags = useFlags();
  const loadedApp = useLoadedModule(deferredApp);
  const denial = loadedApp?.getAccessDenial(feature, session, flags);
  const transition = usePageTransition(route.path);
  return (
    <div key={route.path} className={styles.root} data-entrance={transition}>
      <FeaturesContext value={loadedApp?.features ?? noFeatures}>
        {loadedApp && denial ? <loadedApp.AccessDenied denial={denial} /> : <LazyScreen screen={route.screen} />}
      </FeaturesContext>
    </div>
  );
};
