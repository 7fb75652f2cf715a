import { definePort } from '../../core/ports/ports.ts';
import type { SignedClient } from '../../core/signed-calls/signed-client.ts';

/** Port for the operator's service that gets the events. Without an adapter, no event is stored or sent. */
export const webhooksPort = definePort<SignedClient>('webhooks');
