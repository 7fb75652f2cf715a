import { definePort } from '../../core/ports/ports.ts';
import type { SignedClient } from '../../core/signed-calls/signed-client.ts';

/**
 * Port for the operator's service that receives the page views of the app. Without an adapter, page views are dropped.
 */
export const pageViewsPort = definePort<SignedClient>('page views');
