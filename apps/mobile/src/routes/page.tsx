import { useFlags } from '@livery/kit/flags';
import { refusalOf, type Refusal } from '@livery/kit/guard';
import { useSession } from '@livery/kit/session';
import { createElement } from 'react';
import { elsewhere } from '../elsewhere/bring-elsewhere.ts';
import { useEntrance } from '../entrance/use-entrance.ts';
import { usePart } from '@livery/kit/late-part';
import { LoadedScreen } from './loaded-screen.tsx';
import styles from './page.module.css';
import type { Place } from './places.ts';

/** What stands at an address: the screen, or where the visitor is led who may not enter. */
export const Page = ({ feature, route }: Place) => {
  const refusal = refusalOf(feature, useSession(), useFlags());
  const entrance = useEntrance(route.path);
  return (
    <div key={route.path} className={styles.root} data-entrance={entrance}>
      {refusal ? <LateRefused refusal={refusal} /> : <LoadedScreen load={route.screen} />}
    </div>
  );
};

const LateRefused = (props: { refusal: Refusal }) => createElement(usePart(elsewhere).Refused, props);
