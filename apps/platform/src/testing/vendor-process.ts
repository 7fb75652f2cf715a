import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../../provider/src/main.ts', import.meta.url));

export interface VendorProcess {
  readonly url: string;
  /** Path of the file with the public keys with which a gateway verifies the calls of this vendor (game provider). */
  readonly publicKeysFile: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the game provider of this repository (apps/provider) as a process, for the vendor `code`. The process
 * creates its key in `dataFolder`, and sends the bets of its players to the gateway at `gatewayOrigin`.
 */
export const startVendorProcess = async (options: {
  readonly code: string;
  readonly gatewayOrigin: string;
  readonly dataFolder: string;
}): Promise<VendorProcess> => {
  const { code, gatewayOrigin, dataFolder } = options;
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', script], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PROVIDER_PORT: '0',
      PROVIDER_DATA: dataFolder,
      PROVIDER_GATEWAY: gatewayOrigin,
      PROVIDER_VENDORS: code,
      PROVIDER_EMBEDDERS: 'https://*.play.example.com',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const [message] = (await Promise.race([
    once(child, 'message'),
    exited.then(() => {
      throw new Error('The vendor has ended before it was ready.');
    }),
  ])) as [{ readonly port: number }];
  return {
    url: `http://127.0.0.1:${message.port}`,
    publicKeysFile: join(dataFolder, 'public-keys.json'),
    stop: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
};
