import type { RequestBody } from '@livery/contract/operation';
import { sendPageReport } from '@livery/contract/telemetry';
import type { FastifyBaseLogger } from 'fastify';
import type { Route } from '../../core/http/route.ts';
import type { Metrics } from '../../core/metrics/metrics.ts';

/**
 * Upper limits of the histogram buckets in seconds. The web vitals (speed metrics of browsers) LCP, INP, FCP and TTFB
 * each have a limit for "good" and a limit for "poor". The buckets contain all these limits, except the limit of FCP
 * for "poor".
 */
const secondsBuckets = [0.1, 0.2, 0.5, 0.8, 1, 1.8, 2.5, 4, 6, 10, 30] as const;
const shiftBuckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1] as const;

/** Maximum number of reports per minute from one IP address. A page sends one or two reports. */
const perMinute = 30;

interface PageReportsDeps {
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  /**
   * Adds the report of a page to the counts of a trial. In a trial, a share of the visitors gets another release of the
   * app, and the counts of both releases are compared.
   */
  readonly addTrialReport: (brand: string, report: NonNullable<RequestBody<typeof sendPageReport>['trial']>) => void;
}

/** Registers the route that receives the reports of pages. It counts them in the metrics and logs script errors. */
export const pageReportsRoutes = (route: Route, { log, metrics, addTrialReport }: PageReportsDeps): void => {
  const labels = ['merchant', 'vital'] as const;
  const recordSeconds = metrics.addHistogram({
    name: 'page_vital_seconds',
    help: 'Speed of pages as visitors measure it',
    labels,
    buckets: secondsBuckets,
  });
  const recordShift = metrics.addHistogram({
    name: 'page_layout_shift',
    help: 'Cumulative layout shift of pages',
    labels,
    buckets: shiftBuckets,
  });
  const countError = metrics.addCounter({
    name: 'page_script_errors_total',
    help: 'Script errors that pages reported',
    labels: ['merchant'],
  });

  route(
    sendPageReport,
    ({ merchant: { code }, request: { page, vitals, errors, trial } }) => {
      for (const { name, value } of vitals) {
        const vital = { merchant: code, vital: name };
        if (name === 'CLS') recordShift(value, vital);
        else recordSeconds(value / 1000, vital);
      }
      for (const error of errors) {
        countError({ merchant: code });
        log.warn({ merchant: code, page, scriptError: error }, 'A page reported a script error');
      }
      if (trial) addTrialReport(code, trial);
      return { received: true as const };
    },
    { perMinute },
  );
};
