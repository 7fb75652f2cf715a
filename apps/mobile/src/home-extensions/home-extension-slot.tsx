import { isTrial } from '@livery/contract/enums';
import { useFlags } from '@livery/kit/flags';
import { Lazy } from '@livery/kit/lazy/lazy';
import { paths } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { useLocation } from 'react-router-dom';
import { features } from '../features.ts';
import { useRouteMatch } from '../routing/use-route-match.ts';

/**
 * Shows the features' extensions of the home page to a logged-in member, for example the prompt for a new contract.
 * Each extension is a lazy chunk, and a brand's bundle contains it only if its feature is enabled.
 */
export const HomeExtensionSlot = () => {
  const flags = useFlags();
  const session = useSession();
  const isHome = useRouteMatch(useLocation().pathname)?.route.path === paths.home;
  if (!isHome || !session || isTrial(session.type)) return null;
  return features.map(
    ({ id, flag, homeExtension }) =>
      homeExtension &&
      (flag === undefined || flags[flag]) && (
        <Lazy key={id} module={homeExtension} isOptional>
          {({ HomeExtension }) => <HomeExtension />}
        </Lazy>
      ),
  );
};
