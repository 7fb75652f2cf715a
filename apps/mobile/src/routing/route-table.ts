import { features } from '../features.ts';
import { buildRouteTable } from './match-route.ts';

export const routeTable = buildRouteTable(features);
