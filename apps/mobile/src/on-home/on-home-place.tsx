import { isTrial } from '@livery/contract/enums';
import type { Feature } from '@livery/kit/feature';
import { useFlags } from '@livery/kit/flags';
import { latePart, type LatePart, useArrived } from '@livery/kit/late-part';
import { paths } from '@livery/kit/paths';
import { withTexts } from '@livery/kit/rest-of-texts';
import { useSession } from '@livery/kit/session';
import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { features } from '../features.ts';
import { usePlace } from '../routes/use-place.ts';

type Part = LatePart<{ readonly OnHome: ComponentType }>;

/** What features add to the home, each in a chunk of its own that no other brand ships. */
const parts: readonly (readonly [Feature, Part])[] = features.flatMap((feature) =>
  feature.onHome ? [[feature, latePart(withTexts(feature.onHome))] as const] : [],
);

/** What features add to the home of a member who is logged in, once all else is there. */
export const OnHomePlace = () => {
  const flags = useFlags();
  const session = useSession();
  const isHome = usePlace(useLocation().pathname)?.route.path === paths.home;
  if (!isHome || !session || isTrial(session.type)) return null;
  return parts
    .filter(([{ flag }]) => flag === undefined || flags[flag])
    .map(([{ id }, part]) => <Brought key={id} part={part} />);
};

const Brought = ({ part }: { readonly part: Part }) => {
  const arrived = useArrived(part);
  // A load that fails is tried again with the next visit to the home.
  useEffect(() => void part.bring().catch(() => undefined), [part]);
  return arrived ? <arrived.OnHome /> : null;
};
