import { sendPageReport } from '@livery/contract/telemetry';
import type { RequestBody } from '@livery/contract/operation';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { sendReport, toPage } from './send-report.ts';
import { findTrialPage, type TrialPart } from './trial-part.ts';

type PageReport = RequestBody<typeof sendPageReport>;
type ScriptError = PageReport['errors'][number];

/** Share of page loads that report the speed of the page (Web Vitals). All page loads report script errors. */
const vitalsShare = 0.1;
const maxErrors = 5;
const maxMessageLength = 300;

/** Removes possible personal data from an error message: e-mail addresses, long numbers and parts of URLs. */
export const maskMessage = (message: string): string =>
  message
    .replace(/\S+@\S+/g, '<email>')
    .replace(/\?\S*/g, '?')
    .replace(/\d{5,}/g, '<number>')
    .slice(0, maxMessageLength);

const toScriptError = (error: unknown, { filename, lineno }: Partial<ErrorEvent> = {}): ScriptError => ({
  message: maskMessage(error instanceof Error ? `${error.name}: ${error.message}` : String(error)),
  ...(filename && URL.canParse(filename) && { source: new URL(filename).pathname.slice(0, 200) }),
  ...(lineno && { line: lineno }),
});

/**
 * Reports script errors, and for some page loads the speed of the page, to the gateway. The report is sent when the
 * page is hidden, because the speed values are final only then.
 *
 * In a release trial, some visitors get another release of the app. During a trial, the first page load in each browser
 * also reports that the app has started.
 */
export const startPageReports = (brand: Pick<BrandRuntime, 'build' | 'code' | 'gateway'>): void => {
  const trialPage = findTrialPage(brand.build);
  let vitals: PageReport['vitals'] = [];
  let errors: ScriptError[] = [];
  const messages = new Set<string>();

  const recordVital = ({ name, value }: Metric): void => {
    vitals = [...vitals.filter((vital) => vital.name !== name), { name, value }];
  };
  const recordError = (error: ScriptError): void => {
    if (messages.size >= maxErrors || messages.has(error.message)) return;
    messages.add(error.message);
    errors.push(error);
  };
  const report = (trial: TrialPart | undefined): void => {
    const content: PageReport = { page: toPage(location.pathname), vitals, errors, ...(trial && { trial }) };
    vitals = [];
    errors = [];
    sendReport(sendPageReport, brand, content);
  };
  const send = (): void => {
    if (document.visibilityState !== 'hidden' || (vitals.length === 0 && errors.length === 0)) return;
    report(errors.length > 0 ? trialPage?.fail() : undefined);
  };

  if (Math.random() < vitalsShare) for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(recordVital);
  addEventListener(
    'error',
    (event) => event.message && recordError(toScriptError(event.error ?? event.message, event)),
  );
  addEventListener('unhandledrejection', ({ reason }) => recordError(toScriptError(reason)));
  document.addEventListener('visibilitychange', send);
  const started = trialPage?.start();
  if (started) report(started);
};
