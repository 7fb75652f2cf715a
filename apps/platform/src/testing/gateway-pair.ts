import { runSwitchCommand } from '../commands/run-switch-command.ts';
import { systemClock } from '../core/clock/clock.ts';
import { type Client, createClient } from './client.ts';
import { buildTestApp, type TestApp } from './test-platform.ts';

/** A gateway that listens and runs its jobs, and a client that calls it. */
export interface GatewayNode {
  readonly platform: TestApp;
  readonly client: Client;
}

/** Creates a client for a gateway that runs on real time. */
export const createLiveClient = (platform: TestApp): Client =>
  createClient({ ...platform, clock: systemClock as TestApp['clock'] });

const startNode = async (options: Parameters<typeof buildTestApp>[0]): Promise<GatewayNode> => {
  const platform = await buildTestApp({ clock: systemClock, ...options });
  await platform.listen();
  return { platform, client: createLiveClient(platform) };
};

/**
 * Starts two gateways with the real time and a shared database. `runSwitch` runs the command `npm run switch` on this
 * database, which stops or starts vendors, payments or brands. The gateways must notice the change, because the command
 * runs in a separate process in production.
 */
export const startGatewayPair = async () => {
  const one = await startNode({});
  const other = await startNode({ store: { ...one.platform.store, close: async () => {} } });
  const { db } = one.platform.store;
  return {
    nodes: [one, other] as const,
    runSwitch: (...args: string[]) => runSwitchCommand({ db, clock: systemClock, userName: 'operator' }, args),
    close: async (): Promise<void> => {
      await other.platform.close();
      await one.platform.close();
    },
  };
};
export type GatewayPair = Awaited<ReturnType<typeof startGatewayPair>>;
