import type { Config } from './base/config.ts';
import type { RunningService } from './base/start-service.ts';

type StartService = (config: Omit<Config, 'service'>) => Promise<RunningService>;

/** All services by the name of the setting SERVICE. */
export const services: Readonly<Record<string, StartService>> = {};
