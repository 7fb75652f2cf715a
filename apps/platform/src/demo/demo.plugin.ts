import type { KeyObject } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../core/clock/clock.ts';
import { getOrCreateSecret } from '../core/crypto/gateway-keys.ts';
import type { Database } from '../core/db/database.ts';
import type { Merchants } from '../core/http/brand-directory.ts';
import type { EphemeralStore } from '../core/shared-store/shared-store.ts';
import type { TransactionRunner } from '../modules/notifications/transaction-runner.ts';
import type { DevInbox } from './dev-inbox/dev-inbox.ts';
import { inboxRoutes } from './dev-inbox/dev-inbox.routes.ts';
import { createDevProvider, generateDevProviderKey } from './identity-provider/identity-provider.ts';
import { devProviderRoutes } from './identity-provider/identity-provider.routes.ts';
import { demoBackOffice } from './payments/back-office.ts';
import { createDemoProvider } from './payments/payment-provider.ts';

interface DemoDeps {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly clock: Clock;
  readonly ephemeralStore: EphemeralStore;
  readonly merchants: Merchants;
  readonly withNotifications: TransactionRunner;
  /** Absent where messages are sent to a real service. */
  readonly devInbox: DevInbox | undefined;
  /** Key with which the demo payment service signs its callbacks. */
  readonly paymentKey: KeyObject;
}

/** Registers the development pages, and returns the demonstration's stand-ins for outside systems. */
export const registerDemo = async ({
  app,
  db,
  clock,
  ephemeralStore,
  merchants,
  withNotifications,
  devInbox,
  paymentKey,
}: DemoDeps) => {
  const identityProvider = await createDevProvider({
    key: await getOrCreateSecret(db, 'oauth-dev', generateDevProviderKey),
    clock,
    ephemeralStore,
    withNotifications,
    findMerchant: merchants.find,
  });
  devProviderRoutes(app, identityProvider);
  if (devInbox) inboxRoutes(app, merchants, devInbox);
  return {
    identityProvider: identityProvider.provider,
    paymentProvider: createDemoProvider({ app, db, clock, merchants, privateKey: paymentKey }),
    backOffice: demoBackOffice,
  };
};
