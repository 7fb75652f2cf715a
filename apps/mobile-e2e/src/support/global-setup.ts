import { startDemoServer } from './demo-server.ts';

/** Starts one gateway for all tests. The test workers read its port from an environment variable. */
export default async (): Promise<() => Promise<void>> => {
  const server = await startDemoServer();
  process.env.LIVERY_E2E_PORT = String(server.port);
  return server.stop;
};
