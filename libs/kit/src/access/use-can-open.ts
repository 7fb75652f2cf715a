import { useFeatures } from '../feature/feature-context.ts';
import { useFlags } from '../flags/flags.ts';
import { useSession } from '../session/session.ts';
import { getAccessDenial } from './access.ts';

/**
 * Returns a function that checks if the visitor can open a path. Use it to hide links that would not work. The function
 * returns false for an unknown path, for a disabled feature and for a page that this visitor may not see. It returns
 * true for a guest and a page for members, because the app then shows the log-in.
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
