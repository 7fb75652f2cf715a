import { type Config, readConfig } from './core/config/config.ts';
import { listFeatures } from './core/config/features.ts';
import { buildApp } from './app.ts';
import { describeStartupError } from './core/startup/describe-startup-error.ts';
import { demoAccounts, demoOperatorAccounts } from './demo/demo-accounts.ts';
import { formatStartupBanner } from './core/startup/startup-banner.ts';
import type { App } from './app.types.ts';

/**
 * Maximum milliseconds for the shutdown of the gateway, counted after `drainSeconds`. After this time, the process
 * exits with code 1. During `drainSeconds`, the gateway still accepts calls, and the load balancer switches to other
 * gateways.
 */
const stopTimeoutMs = 45_000;

const stopOnSignals = (platform: App, { runtime: { drainSeconds } }: Config): void => {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), drainSeconds * 1000 + stopTimeoutMs).unref();
    await platform.drain();
    await platform.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
};

const start = async (): Promise<void> => {
  let config: Config | undefined;
  let platform: App | undefined;
  try {
    config = readConfig(process.env);
    platform = await buildApp({ config, runsProvider: config.runtime.role !== 'jobs' });
    stopOnSignals(platform, config);
    const origins = await platform.listen();
    process.stdout.write(
      `${formatStartupBanner({
        origins,
        brands: platform.addresses,
        siteBrand: platform.siteBrand,
        storeKind: platform.store.kind,
        features: listFeatures(config),
        missingContent: await platform.listMissingContent(),
        demoAccounts: config.isDemo ? demoAccounts : undefined,
        demoOperators: config.isDemo ? demoOperatorAccounts : undefined,
      })}\n`,
    );
  } catch (error) {
    process.stderr.write(
      `${describeStartupError(error, config ?? {}) ?? `The server could not start.\n${(error as Error).stack}`}\n`,
    );
    await platform?.close().catch(() => {});
    process.exit(1);
  }
};

await start();
