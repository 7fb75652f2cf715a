import { startDemoServer } from './demo-server.ts';

/** One gateway for all journeys; the workers find it by the environment. */
export default async (): Promise<() => Promise<void>> => {
  const server = await startDemoServer();
  process.env.LIVERY_E2E_PORT = String(server.port);
  return server.stop;
};
