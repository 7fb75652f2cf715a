import { definePort } from '../../core/ports/ports.ts';
import type { SignedClient } from '../../core/signed-calls/signed-client.ts';

/**
 * Port (replaceable interface) for the operator's service that gets the events. If a deployment connects no service,
 * no event is stored or sent.
 */
export const webhooksPort = definePort<SignedClient>('webhooks');
