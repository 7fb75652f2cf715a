import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { getConsoleOrigin, logInOperator } from '../../src/support/operator.ts';
import { createLiveDraft } from '../../src/support/preview.ts';
import { type EditResult, measureEdits } from './edits.ts';
import { measurePaints, type PaintTimes } from './paints.ts';
import { addRecorder } from './watch-paints.ts';

export interface StudioResult extends EditResult, PaintTimes {
  readonly code: string;
  /** Load average of the machine before the measurement. */
  readonly loadAverage: number;
  /** Median time of an edit, divided by the median time of a load. */
  readonly ratio: number;
}

/** Measures the editor of a draft and its preview. See the functions for edits and for paints. */
export const measureStudio = async (browser: Browser, port: number, code: string): Promise<StudioResult> => {
  process.env.LIVERY_E2E_PORT = String(port);
  const [loadAverage = 0] = loadavg();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  // tsx adds calls of its helper `__name` to functions. The browser does not have this helper, so the code defines it
  // in the page.
  await context.addInitScript('globalThis.__name = (value) => value');
  const page = await context.newPage();
  await logInOperator(page, 'owner@example.com');
  await page.goto(`${getConsoleOrigin()}/account`);
  const draft = await createLiveDraft(page, code);
  const { origin } = await draft.openPreview();
  const edits = await measureEdits(page, draft.editorPath, origin);
  // The recorder works in each frame of the preview, so the edits are measured without it.
  await addRecorder(context);
  const paints = await measurePaints(page, draft.editorPath);
  await context.close();
  return { code, loadAverage, ...paints, ...edits, ratio: edits.edit.median / edits.load.median };
};
