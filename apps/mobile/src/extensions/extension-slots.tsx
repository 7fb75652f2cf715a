import { isTrial } from '@livery/contract/enums';
import { useFlags } from '@livery/kit/flags';
import { Lazy } from '@livery/kit/lazy/lazy';
import { paths } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { useLocation } from 'react-router-dom';
import { features } from '../features.ts';
import { useRouteMatch } from '../routing/use-route-match.ts';

/**
 * Shows all extensions of one kind to a logged-in member who does not use a trial account. An extension is a component
 * that a feature adds to pages of other features. Each extension is a lazy chunk. A brand's bundle contains it only if
 * the brand has the feature.
 */
const Extensions = ({ slot }: { readonly slot: 'homeExtension' | 'noticeExtension' }) => {
  const flags = useFlags();
  const session = useSession();
  if (!session || isTrial(session.type)) return null;
  return features.map(({ id, flag, [slot]: extension }) => {
    return (
      extension &&
      (flag === undefined || flags[flag]) && (
        <Lazy key={id} module={extension} isOptional>
          {({ Extension }) => <Extension />}
        </Lazy>
      )
    );
  });
};

/** Extensions of the home page, for example the prompt for a new agent contract. */
export const HomeExtensionSlot = () =>
  useRouteMatch(useLocation().pathname)?.route.path === paths.home && <Extensions slot="homeExtension" />;

/**
 * Extensions above the screen of every page, for example the notice of a red packet rain, in which an agent
 * distributes money.
 */
export const NoticeExtensionSlot = () => <Extensions slot="noticeExtension" />;
