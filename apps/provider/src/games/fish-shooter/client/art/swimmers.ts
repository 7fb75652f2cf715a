import { chest, ray, shark, turtle, whale } from './large-creatures.ts';
import { angel, clown, minnow, puffer, squid } from './small-creatures.ts';

/** SVG images of all creatures, seen from the side with their heads to the right. */
export const swimmers = { minnow, clown, puffer, angel, squid, turtle, ray, shark, whale, chest };
