import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FastifyInstance } from 'fastify';
import type { JobRun } from '../jobs/jobs.ts';

/** A value of a gauge with its labels. */
export interface Sample {
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

interface GaugeDefinition {
  /** Name of the metric without the prefix `livery_`. `createMetrics` adds this prefix. */
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  /** Returns the current values. Called for each scrape (request for the metrics). */
  readonly read: () => Promise<readonly Sample[]> | readonly Sample[];
}

interface CounterDefinition {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
}

export interface Metrics {
  /**
   * Adds a gauge whose values are read for each scrape (request for the metrics). If `read` fails, the output contains
   * no values of a gauge with labels, and the value NaN of a gauge without labels.
   */
  readonly addGauge: (gauge: GaugeDefinition) => void;
  /** Adds a counter. Returns the function that adds 1 to the counter with the given labels. */
  readonly addCounter: (counter: CounterDefinition) => (labels?: Readonly<Record<string, string>>) => void;
  /** Adds a histogram. Returns the function that records a value. */
  readonly addHistogram: (
    histogram: CounterDefinition & { readonly buckets: readonly number[] },
  ) => (value: number, labels?: Readonly<Record<string, string>>) => void;
  readonly recordJob: (run: JobRun) => void;
  /** Returns all metrics in the text format of Prometheus. */
  readonly render: () => Promise<{ readonly contentType: string; readonly text: string }>;
}

const prefix = 'livery_';
/** Upper limits of the histogram buckets for durations, in seconds. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/**
 * Creates the registry of the metrics of a gateway. If `isOn` is true, it also contains metrics of the process, such
 * as memory and the delay of the event loop.
 */
export const createMetrics = ({ isOn }: { readonly isOn: boolean }): Metrics => {
  const registry = new Registry();
  if (isOn) collectDefaultMetrics({ register: registry });
  const failedReads = new Counter({
    name: `${prefix}metric_failures_total`,
    help: 'Gauges that could not be read',
    labelNames: ['gauge'],
    registers: [registry],
  });
  const jobSeconds = new Histogram({
    name: `${prefix}job_seconds`,
    help: 'Duration of the runs of a job',
    labelNames: ['job', 'result'],
    buckets: [...durationBuckets],
    registers: [registry],
  });
  return {
    addGauge: ({ name, help, labels = [], read }) => {
      const gauge = new Gauge({
        name: prefix + name,
        help,
        labelNames: [...labels],
        registers: [],
        async collect() {
          this.reset();
          try {
            for (const sample of await read()) this.set({ ...sample.labels }, sample.value);
          } catch {
            failedReads.inc({ gauge: name });
            if (labels.length === 0) this.set(Number.NaN);
          }
        },
      });
      registry.registerMetric(gauge);
    },
    addCounter: ({ name, help, labels = [] }) => {
      const counter = new Counter({ name: prefix + name, help, labelNames: [...labels], registers: [registry] });
      return (values = {}) => counter.inc({ ...values });
    },
    addHistogram: ({ name, help, labels = [], buckets }) => {
      const histogram = new Histogram({
        name: prefix + name,
        help,
        labelNames: [...labels],
        buckets: [...buckets],
        registers: [registry],
      });
      return (value, values = {}) => histogram.observe({ ...values }, value);
    },
    recordJob: ({ name, seconds, hasFailed }) =>
      jobSeconds.observe({ job: name, result: hasFailed ? 'failed' : 'done' }, seconds),
    render: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
};

/**
 * Measures the duration of each request, with the route as a label. The URL is not a label, because it has too many
 * different values.
 */
export const measureRequests = (app: FastifyInstance, { addHistogram }: Metrics): void => {
  const record = addHistogram({
    name: 'request_seconds',
    help: 'Duration of requests',
    labels: ['method', 'route', 'status'],
    buckets: durationBuckets,
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) =>
    record(reply.elapsedTime / 1000, {
      method,
      route: routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    }),
  );
};
