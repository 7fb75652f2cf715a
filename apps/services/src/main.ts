import { readConfig } from './base/config.ts';
import type { RunningService } from './base/start-service.ts';
import { services } from './services.ts';

/** If a shutdown takes longer than this number of milliseconds, the process exits without waiting. */
const shutdownTimeoutMs = 4000;

const stopOnSignals = (service: RunningService): void => {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
    await service.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  // The service stops when its parent process (a test) ends, even if that process was killed.
  process.on('disconnect', () => void stop());
};

const start = async (): Promise<void> => {
  try {
    const { service, ...config } = readConfig(process.env);
    const startService = services[service];
    if (!startService)
      throw new Error(`SERVICE=${service} is unknown. The services are: ${Object.keys(services).join(', ')}.`);
    const running = await startService(config);
    stopOnSignals(running);
    if (process.send) process.send({ type: 'ready', port: running.port, publicKeys: running.publicKeys });
    else process.stdout.write(`The service ${service} listens on port ${running.port}.\n`);
  } catch (error) {
    process.stderr.write(`The service could not start.\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
};

await start();
