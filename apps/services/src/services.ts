import type { Config } from './base/config.ts';
import { type RunningService, startService } from './base/start-service.ts';
import { paymentChannel } from './payment-channel/payment-channel.ts';

type StartService = (config: Omit<Config, 'service'>) => Promise<RunningService>;

/** All services by the name of the setting SERVICE. */
export const services: Readonly<Record<string, StartService>> = {
  [paymentChannel.name]: (config) => startService(paymentChannel, config),
};
