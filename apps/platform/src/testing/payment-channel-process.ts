import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { publicKeys, type PublicKeys } from '../modules/game-integration/vendors/vendor-keys.ts';

const script = fileURLToPath(new URL('../../../services/src/main.ts', import.meta.url));
const readyMessage = z.object({ type: z.literal('ready'), port: z.int(), publicKeys });

/** Fields that tests need from the state of the reference payment channel. */
interface ChannelState {
  readonly deposits: Readonly<Record<string, { readonly status: { readonly outcome: string } }>>;
  readonly payouts: Readonly<Record<string, { readonly status: { readonly outcome: string } }>>;
  readonly callbacks: readonly unknown[];
  readonly rejectedCallbacks: readonly { readonly path: string; readonly errorCode: string }[];
}

export interface PaymentChannelProcess {
  readonly publicKeys: PublicKeys;
  /**
   * Runs a control action of the channel, such as `settleDeposit`. Tests use these actions to read and to change the
   * state of the channel. Throws an Error if the action fails.
   */
  readonly control: (action: string, request?: object) => Promise<unknown>;
  readonly clearFaults: () => Promise<void>;
  readonly readState: () => Promise<ChannelState>;
  /** Stops the process. With `SIGKILL`, the process ends at once and cannot finish its work. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

const waitForReady = async (child: ChildProcess): Promise<z.infer<typeof readyMessage>> => {
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The service has ended before it was ready.');
    }),
  ]);
  return readyMessage.parse(message);
};

/**
 * Starts a reference service (apps/services) as a process. A reference service simulates an external service that the
 * gateway calls. The default service is the payment channel. The service stores its state in `dataFolder`.
 */
export const startPaymentChannel = async (options: {
  readonly service?: 'payment-channel' | 'back-office' | 'support-service' | 'message-sink' | 'event-sink';
  readonly port: number;
  readonly dataFolder: string;
  readonly gatewayOrigin: string;
}): Promise<PaymentChannelProcess> => {
  const { service = 'payment-channel', port, dataFolder, gatewayOrigin } = options;
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: {
      ...process.env,
      SERVICE: service,
      SERVICE_PORT: String(port),
      SERVICE_DATA: dataFolder,
      SERVICE_GATEWAY: gatewayOrigin,
      SERVICE_CONTROL: 'on',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ready = await waitForReady(child);
  const origin = `http://127.0.0.1:${port}`;
  const control = async (action: string, request: object = {}): Promise<unknown> => {
    const response = await fetch(`${origin}/control/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    if (!response.ok) throw new Error(`The control action ${action} failed: ${await response.text()}`);
    return ((await response.json()) as { value?: unknown }).value;
  };
  return {
    publicKeys: ready.publicKeys,
    control,
    clearFaults: async () => void (await fetch(`${origin}/control/faults`, { method: 'DELETE' })),
    readState: () => control('readState') as Promise<ChannelState>,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
};
