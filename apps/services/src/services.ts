import type { Config } from './base/config.ts';
import { type RunningService, startService } from './base/start-service.ts';
import { backOffice } from './back-office/back-office.ts';
import { eventSink } from './event-sink/event-sink.ts';
import { messageSink } from './message-sink/message-sink.ts';
import { paymentChannel } from './payment-channel/payment-channel.ts';
import { supportService } from './support-service/support-service.ts';

type StartService = (config: Omit<Config, 'service'>) => Promise<RunningService>;

/** All services, by their name in the setting SERVICE. */
export const services: Readonly<Record<string, StartService>> = {
  [paymentChannel.name]: (config) => startService(paymentChannel, config),
  [backOffice.name]: (config) => startService(backOffice, config),
  [supportService.name]: (config) => startService(supportService, config),
  [messageSink.name]: (config) => startService(messageSink, config),
  [eventSink.name]: (config) => startService(eventSink, config),
};
