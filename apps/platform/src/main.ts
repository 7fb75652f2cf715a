import { type Config, readConfig } from './config/config.ts';
import { createPlatform, type Platform } from './create-platform.ts';
import { explainFailure } from './start/explain-failure.ts';
import { greeting } from './start/greeting.ts';

/** Milliseconds after which whatever still runs is left behind. */
const patience = 10_000;

const stopOnSignals = (platform: Platform): void => {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), patience).unref();
    await platform.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
};

const start = async (): Promise<void> => {
  let config: Config | undefined;
  let platform: Platform | undefined;
  try {
    config = readConfig(process.env);
    platform = await createPlatform({
      config,
      runsProvider: true,
      ...(config.captchaDigits && { captchaDigits: () => config?.captchaDigits ?? '' }),
    });
    stopOnSignals(platform);
    const origins = await platform.listen();
    process.stdout.write(`${greeting({ origins, brands: platform.brands, storeKind: platform.store.kind })}\n`);
  } catch (error) {
    process.stderr.write(
      `${explainFailure(error, config ?? {}) ?? `The server could not start.\n${(error as Error).stack}`}\n`,
    );
    await platform?.close().catch(() => {});
    process.exit(1);
  }
};

await start();
