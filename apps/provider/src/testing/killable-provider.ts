import { createReelStops } from './reel-stops.ts';
import { createTestProvider, createTestStandby } from './test-provider.ts';

// Runs a provider in its own process, so that a test can kill it. Prints the provider's origin when it can serve players.
const [gatewayOrigin = '', dataFolder = '', stops = '[]', databaseUrl = ''] = process.argv.slice(2);
const options = { gatewayOrigin, dataFolder, createRandomSource: createReelStops(JSON.parse(stops)) };
let setActive = (): void => undefined;
const active = new Promise<void>((resolve) => (setActive = resolve));
const provider = databaseUrl
  ? createTestStandby({ ...options, databaseUrl, onActive: setActive, onFailed: () => process.exit(1) })
  : createTestProvider(options);
const origin = await provider.listen({ port: 0, host: '127.0.0.1' });
if (databaseUrl) await active;
process.stdout.write(`${origin}\n`);
