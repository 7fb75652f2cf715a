import type { Feature } from '@livery/kit/feature';
import { FeaturesContext } from '@livery/kit/features';
import { useFlags } from '@livery/kit/flags';
import type { Refusal } from '@livery/kit/guard';
import { useSession } from '@livery/kit/session';
import { createElement } from 'react';
import { elsewhere } from '../elsewhere/bring-elsewhere.ts';
import { useEntrance } from '../entrance/use-entrance.ts';
import { useArrived, usePart } from '@livery/kit/late-part';
import { LoadedScreen } from './loaded-screen.tsx';
import styles from './page.module.css';
import type { Place } from './places.ts';

/** The home lists no features. */
const none: readonly Feature[] = [];

/**
 * What stands at an address: the screen, or where the visitor is led who may not enter. Every address with a guard is
 * known only once `elsewhere` is here, and the guard with it.
 */
export const Page = ({ feature, route }: Place) => {
  const session = useSession();
  const flags = useFlags();
  const arrived = useArrived(elsewhere);
  const refusal = arrived?.refusalOf(feature, session, flags);
  const entrance = useEntrance(route.path);
  return (
    <div key={route.path} className={styles.root} data-entrance={entrance}>
      <FeaturesContext value={arrived?.features ?? none}>
        {refusal ? <LateRefused refusal={refusal} /> : <LoadedScreen load={route.screen} />}
      </FeaturesContext>
    </div>
  );
};

const LateRefused = (props: { refusal: Refusal }) => createElement(usePart(elsewhere).Refused, props);
