import { definePort } from '../../../core/ports/ports.ts';
import type { Channel, IdentityProvider } from './identities.ts';

/** Identity providers by channel. A channel without a provider is not available. */
export type IdentityProviders = Partial<Record<Channel, IdentityProvider>>;

export const identityProvidersPort = definePort<IdentityProviders>('social identity', {});
