import type { AddressInfo } from 'node:net';
import { createCallbackState, startCallbacks } from './callbacks.ts';
import type { Config } from './config.ts';
import { createFaults } from './faults.ts';
import { createServiceServer } from './service-server.ts';
import type { Service } from './service.ts';
import { loadSigningKey, type PublicKeys } from './signing-key.ts';
import { loadStore } from './store.ts';
import { createGatewayVerifier } from './verify-gateway.ts';

export interface RunningService {
  readonly port: number;
  readonly publicKeys: PublicKeys;
  readonly close: () => Promise<void>;
}

/**
 * Starts a service: loads its state and key, listens, and sends the callbacks that the gateway has not acknowledged.
 */
export const startService = async <State extends object>(
  service: Service<State>,
  { port, dataFolder, gatewayOrigin, vendor = service.vendor, hasControl }: Omit<Config, 'service'>,
): Promise<RunningService> => {
  const { signingKey, publicKeys } = await loadSigningKey(dataFolder, vendor);
  const store = await loadStore(dataFolder, { ...createCallbackState(), ...service.createState() });
  const faults = createFaults();
  let origin = '';
  const app = createServiceServer({
    parts: service.create({ store, getOrigin: () => origin }),
    isFromGateway: createGatewayVerifier(gatewayOrigin),
    faults,
    hasControl,
  });
  // If a parent process, such as a test, has started this process with an IPC channel, only the parent process calls
  // the service. So the service then listens only on the local machine.
  await app.listen({ port, host: process.send ? '127.0.0.1' : '0.0.0.0' });
  const { port: listeningPort } = app.server.address() as AddressInfo;
  origin = `http://127.0.0.1:${listeningPort}`;
  const stopCallbacks = startCallbacks({ gatewayOrigin, signingKey, store, faults });
  return {
    port: listeningPort,
    publicKeys,
    close: async () => {
      await stopCallbacks();
      await app.close();
    },
  };
};
