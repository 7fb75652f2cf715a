import { useFeatures } from '../feature/feature-context.ts';
import { useFlags } from '../flags/flags.ts';
import { useSession } from '../session/session.ts';
import { getAccessDenial } from './access.ts';

/**
 * Returns a function that says if the visitor can open a path of the app. It is false for the pages of a feature that
 * the brand has switched off, and for pages that this visitor may not see, so that no link leads there. A guest can open
 * pages of members, because they lead to the log-in.
 */
export const useCanOpen = (): ((path: string) => boolean) => {
  const features = useFeatures();
  const flags = useFlags();
  const session = useSession();
  return (path) => {
    const [pathname] = path.split('?');
    const feature = features.find(({ routes }) => routes.some((route) => route.path === pathname));
    if (!feature) return false;
    const denial = getAccessDenial(feature, session, flags);
    return denial === null || denial === 'login';
  };
};
