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
 * Empty list of features, used until the lazy chunk `deferredApp` has loaded the real list. Until then, only the home
 * page renders. The home page does not use the list.
 */
const noFeatures: readonly Feature[] = [];

/**
 * Renders the screen of a route. If the visitor may not open the screen, renders the reason instead. The code of this
 * check is in the lazy chunk `deferredApp`. Before the chunk has loaded, only the home page renders, which needs no
 * check.
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
