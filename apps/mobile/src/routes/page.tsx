import { useFlags } from '@livery/kit/flags';
import { refusalOf, type Refusal } from '@livery/kit/guard';
import { useSession } from '@livery/kit/session';
import { createElement } from 'react';
import { elsewhere } from '../elsewhere/bring-elsewhere.ts';
import { usePart } from '../late-part/late-part.ts';
import type { Place } from './places.ts';
import { screenOf } from './screen-cache.ts';

/** What stands at an address: the screen, or where the visitor is led who may not enter. */
export const Page = ({ feature, route }: Place) => {
  const refusal = refusalOf(feature, useSession(), useFlags());
  return refusal ? <LateRefused refusal={refusal} /> : <LoadedScreen load={route.screen} />;
};

const LoadedScreen = ({ load }: { load: Place['route']['screen'] }) => createElement(usePart(screenOf(load)).Screen);

const LateRefused = (props: { refusal: Refusal }) => createElement(usePart(elsewhere).Refused, props);
