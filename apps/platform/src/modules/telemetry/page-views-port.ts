import { definePort } from '../../core/ports/ports.ts';
import type { SignedClient } from '../../core/signed-calls/signed-client.ts';

/**
 * Port (replaceable interface) for the operator's service that receives the page views of the app. If a deployment
 * connects no service, page views are dropped.
 */
export const pageViewsPort = definePort<SignedClient>('page views');
