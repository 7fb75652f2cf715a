import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeGateway } from './testing/fake-gateway.ts';
import { startFakeGateway } from './testing/fake-gateway.ts';
import { losingStops, createReelStops, winningStops } from './testing/reel-stops.ts';
import { createDataFolder, createTestProvider } from './testing/test-provider.ts';

const script = fileURLToPath(new URL('./testing/killable-provider.ts', import.meta.url));

// A slow machine needs this long timeout. The tests do not wait for real time.
vi.setConfig({ testTimeout: 30_000 });

let gateway: FakeGateway;
let dataFolder: string;
let child: ChildProcess;

beforeEach(async () => {
  gateway = await startFakeGateway();
  dataFolder = await createDataFolder();
});
afterEach(async () => {
  child.kill('SIGKILL');
  await gateway.close();
  await rm(dataFolder, { recursive: true });
});

const startChild = async (stops: readonly number[]): Promise<string> => {
  child = spawn(process.execPath, ['--import', 'tsx', script, gateway.origin, dataFolder, JSON.stringify(stops)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [firstLine] = await once(child.stdout ?? child, 'data');
  return String(firstLine).trim();
};

const post = async (url: string, body: object, bearer = ''): Promise<{ bearer: string; commitment: string }> =>
  (
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify(body),
    })
  ).json() as Promise<{ bearer: string; commitment: string }>;

const toPlayBody = (roundId: string, commitment: string) => ({
  roundId,
  commitment,
  clientPart: 'page',
  play: { kind: 'paid', bet: 1000 },
});

/**
 * Starts a spin, and kills the provider when its request `call` reaches the gateway. With `lost-request`, the gateway
 * does not process this request.
 */
const spinAndKillAt = async (call: string, fault: 'lost-request' | 'lost-response') => {
  const origin = await startChild(winningStops);
  const { bearer, commitment } = await post(`${origin}/api/session`, { token: 'launch-1', vendor: 'TEST' });
  gateway.fault = (incomingCall) => {
    if (incomingCall !== call) return undefined;
    child.kill('SIGKILL');
    return fault;
  };
  const roundId = randomUUID();
  await post(`${origin}/api/play`, toPlayBody(roundId, commitment), bearer).catch(() => undefined);
  if (child.signalCode === null) await once(child, 'exit');
  gateway.fault = () => undefined;
  return { bearer, roundId, commitment };
};

describe('a killed provider', () => {
  it.each(['lost-request', 'lost-response'] as const)('rolls back the pending bet (%s)', async (fault) => {
    const { bearer, roundId, commitment } = await spinAndKillAt('bet', fault);
    const revived = createTestProvider({
      gatewayOrigin: gateway.origin,
      dataFolder,
      createRandomSource: createReelStops(losingStops),
    });
    await revived.ready();
    await vi.waitFor(() => expect(gateway.wallet.rolledBack.size).toBe(1), { timeout: 15_000 });
    expect(gateway.wallet.state.balance).toBe(100_000);
    const again = await revived.inject({
      method: 'POST',
      url: '/api/play',
      headers: { authorization: `Bearer ${bearer}` },
      payload: toPlayBody(roundId, commitment),
    });
    expect(again.json()).toMatchObject({ errorCode: 'round.cancelled' });
    await revived.close();
  });

  it.each(['lost-request', 'lost-response'] as const)(
    'pays the due win once, and returns the same result (%s)',
    async (fault) => {
      const { bearer, roundId, commitment } = await spinAndKillAt('win', fault);
      const revived = createTestProvider({
        gatewayOrigin: gateway.origin,
        dataFolder,
        createRandomSource: createReelStops(losingStops),
      });
      await revived.ready();
      await vi.waitFor(() => expect(gateway.wallet.wins.size).toBe(1), { timeout: 15_000 });
      const again = await revived.inject({
        method: 'POST',
        url: '/api/play',
        headers: { authorization: `Bearer ${bearer}` },
        payload: toPlayBody(roundId, commitment),
      });
      expect(again.json()).toMatchObject({ outcome: { stops: winningStops }, win: 4500 });
      expect(gateway.wallet.state.balance).toBe(103_500);
      await revived.close();
    },
  );
});
