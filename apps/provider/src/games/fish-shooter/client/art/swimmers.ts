import { chest, ray, shark, turtle, whale } from './large-creatures.ts';
import { angel, clown, minnow, puffer, squid } from './small-creatures.ts';

/** All creatures in side view, heads to the right, each with its own proportions. */
export const swimmers = { minnow, clown, puffer, angel, squid, turtle, ray, shark, whale, chest };
