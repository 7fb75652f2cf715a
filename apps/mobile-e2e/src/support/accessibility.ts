import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type axe from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The minified script of axe. The browser loads it in half of the time of the script with comments. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Options of axe. It reports only violations, because a description of the elements that pass a rule would take half of
 * its time. It loads no style sheets, because no rule of the checked standards needs them. It does not check the frames
 * of a document, because each frame is checked separately.
 */
const options = {
  runOnly: { type: 'tag', values: standards },
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
  iframes: false,
} satisfies axe.RunOptions;

/**
 * Waits until all finite animations have ended, because axe measures a wrong contrast during a fade. Ignores infinite
 * animations.
 */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(
          ({ effect, timeline }) =>
            timeline === document.timeline && Number.isFinite(effect?.getComputedTiming().endTime),
        )
        .map(({ finished }) => finished.catch(() => {})),
    ),
  );

/**
 * Checks one document without its frames. Loads axe only once into each document, because loading takes longer than
 * most checks.
 */
const checkDocument = async (frame: Frame): Promise<readonly axe.Result[]> => {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  return frame.evaluate(async (runOptions) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    return (await loaded.run(document, runOptions)).violations;
  }, options);
};

/**
 * Returns true if the user can see and use the frame. A preview loads its next page in an inert frame, which nobody can
 * use yet.
 */
const isUsable = async (frame: Frame): Promise<boolean> => {
  if (!frame.parentFrame()) return true;
  const element = await frame.frameElement();
  return element.evaluate((node) => node instanceof Element && node.checkVisibility() && !node.closest('[inert]'));
};

/** Checks a frame. A preview can replace a frame during the check. Such a frame has no violations. */
const checkFrame = async (frame: Frame): Promise<readonly axe.Result[]> => {
  try {
    return (await isUsable(frame)) ? await checkDocument(frame) : [];
  } catch (error) {
    // Playwright can report the removal of a frame before `isDetached` returns true.
    if (frame.isDetached() || /\bdetached\b/.test(String(error))) return [];
    throw error;
  }
};

interface AccessibilityOptions {
  /** Set it to false if other tests check the pages in the frames. They are checked by default. */
  readonly areFramesChecked?: boolean;
  /**
   * Id of a rule that is not checked in the frames of the page. Pass it if the state of a frame in this test breaks the
   * rule without a fault of the app.
   */
  readonly ignoredInFrames?: string;
}

/**
 * Fails if axe finds an accessibility violation on the current page or in one of its frames. The message names the rule
 * and the elements.
 */
export const expectAccessible = async (
  page: Page,
  where: string = new URL(page.url()).pathname,
  { areFramesChecked = true, ignoredInFrames }: AccessibilityOptions = {},
): Promise<void> => {
  await settle(page);
  const lines: string[] = [];
  for (const frame of areFramesChecked ? page.frames() : [page.mainFrame()]) {
    const ignored = frame === page.mainFrame() ? undefined : ignoredInFrames;
    for (const { id, help, nodes } of (await checkFrame(frame)).filter((violation) => violation.id !== ignored))
      lines.push(...nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 200)}`));
  }
  expect(lines, where).toEqual([]);
};
