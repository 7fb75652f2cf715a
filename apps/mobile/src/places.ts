import { features } from './features.ts';
import { placesOf } from './routes/places.ts';

export const places = placesOf(features);
