import { useFeatures } from '../feature/feature-context.ts';
import { useFlags } from '../flags/flags.ts';
import { useSession } from '../session/session.ts';
import { getAccessDenial } from './access.ts';

/**
 * Returns a function that checks if the visitor can open a path. Use it to show only links to pages that the visitor
 * can open. It returns false for unknown paths, for disabled features and for pages that this visitor may not see. It
 * returns true for a guest on a page for members, because that page redirects to the log-in.
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
