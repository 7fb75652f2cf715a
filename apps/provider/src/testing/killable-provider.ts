import { createReelStops } from './reel-stops.ts';
import { createTestProvider } from './test-provider.ts';

// Runs a provider in its own process, so that a test can kill it. Prints the provider's origin after the start.
const [gatewayOrigin = '', dataFolder = '', stops = '[]'] = process.argv.slice(2);
const provider = createTestProvider({
  gatewayOrigin,
  dataFolder,
  createRandomSource: createReelStops(JSON.parse(stops)),
});
process.stdout.write(`${await provider.listen({ port: 0, host: '127.0.0.1' })}\n`);
