import type { Locator, Page } from '@playwright/test';
import { getConsoleOrigin } from '../../src/support/operator.ts';
import { getTimes, restMs, type Times } from './times.ts';
import { openPlainPage } from './plain-page.ts';
import { checkClocks, type Recording, readRecording } from './watch-paints.ts';

/** Times from an input until the preview has painted the changed colour or text. */
export interface PaintTimes {
  /** The pointer drags the thumb of a slider of the colour picker. Each move is one input. */
  readonly drag: Times;
  /** An arrow key moves the thumb of a slider of the colour picker. */
  readonly key: Times;
  /** A letter is typed into a text of the brand. */
  readonly letter: Times;
  /** A letter is typed into the text field of a plain page, until the frame of this page has painted it. */
  readonly plainLetter: Times;
}

const drags = 5;
const movesPerDrag = 16;
/** Distance of a move in CSS pixels. */
const moveLength = 2;
const keys = 50;
/** Each text begins with another letter, so that each typed text is different from all earlier ones. */
const typedTexts = ['Portada', 'Bienvenida', 'Cartelera', 'Escaparate', 'Galeria', 'Novedades', 'Inicio'];
/** Maximum number of rests after an action until the preview must have painted it. */
const maxWaits = 30;
/** Time between two letters, in milliseconds. */
const letterMs = 120;
/** Difference of the times between keys, in milliseconds. */
const unevenMs = 370;
/** Key of the text of the navigation's first item. This item is selected on the home. */
const textKey = 'shell:nav.home';

const toHex = (color: string): string =>
  `#${(color.match(/\d+/g) ?? []).map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;

const hasValue = ({ color, text }: Recording['paints'][number], values: readonly string[]): boolean =>
  values.includes(text) || values.includes(toHex(color));

/**
 * Returns the time from each input until its value is painted. An input that is followed by another one before the
 * next frame is never painted. Its time ends when the value of a later input is painted. Returns undefined if the last
 * value is not painted yet.
 */
const matchPaints = ({ inputs, paints }: Recording): readonly number[] | undefined => {
  // A slider position can belong to the same colour as the position before.
  const changes = inputs.filter(({ value }, index) => value !== inputs[index - 1]?.value);
  const times = changes.map(({ at }, index) => {
    const values = changes.slice(index).map(({ value }) => value);
    const paint = paints.find((each) => each.at >= at && hasValue(each, values));
    return paint ? paint.at - at : Infinity;
  });
  return times.includes(Infinity) ? undefined : times;
};

/** Does an action as a person does it, waits until the editor has finished its work, and returns the times. */
const record = async (page: Page, action: () => Promise<void>): Promise<readonly number[]> => {
  const { length } = (await readRecording(page)).inputs;
  await action();
  let times: readonly number[] | undefined;
  for (let wait = 0; wait < maxWaits && !times; wait += 1) {
    await page.waitForTimeout(restMs);
    const { inputs, paints } = await readRecording(page);
    times = matchPaints({ inputs: inputs.slice(length), paints });
  }
  if (!times) throw new Error('The preview has not painted the last input');
  return times;
};

/** Drags the thumb of a slider from its middle, alternately to the right and to the left. */
const drag = async (page: Page, slider: Locator, index: number): Promise<void> => {
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not visible');
  const y = box.y + box.height / 2;
  const direction = index % 2 === 0 ? 1 : -1;
  let x = box.x + box.width / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let move = 0; move < movesPerDrag; move += 1) {
    x += direction * moveLength;
    await page.mouse.move(x, y);
  }
  await page.mouse.up();
};

/** Waits until the preview is visible and the editor has finished its work. */
const waitForPreview = async (page: Page): Promise<void> => {
  await page.frameLocator('iframe:not([inert])').locator('nav a[aria-current="page"]').waitFor();
  await page.waitForTimeout(restMs);
  await checkClocks(page);
};

const goToSection = async (page: Page, editorPath: string, query: string): Promise<void> => {
  await page.goto(`${getConsoleOrigin()}${editorPath}?${query}`);
  await waitForPreview(page);
};

const measureLetters = async (page: Page, field: Locator): Promise<readonly number[]> => {
  const times: number[] = [];
  await field.focus();
  for (const text of typedTexts) {
    await page.keyboard.press('ControlOrMeta+A');
    times.push(...(await record(page, () => page.keyboard.type(text, { delay: letterMs }))));
  }
  return times;
};

const measurePlainLetters = async (page: Page): Promise<readonly number[]> => {
  await openPlainPage(page);
  await waitForPreview(page);
  return measureLetters(page, page.getByRole('textbox'));
};

/**
 * Changes a colour and a text of a draft as a person does, and measures the time until the preview has painted each
 * change. Install the recorder in the browser context of the page before.
 */
export const measurePaints = async (page: Page, editorPath: string): Promise<PaintTimes> => {
  const times: { readonly [Name in keyof PaintTimes]: number[] } = { drag: [], key: [], letter: [], plainLetter: [] };
  times.plainLetter.push(...(await measurePlainLetters(page)));

  await goToSection(page, editorPath, 'section=colours');
  const slider = page.getByRole('group', { name: 'Accent' }).getByRole('slider', { name: 'Hue' });
  for (let index = 0; index < drags; index += 1)
    times.drag.push(...(await record(page, () => drag(page, slider, index))));
  await slider.focus();
  for (let index = 0; index < keys; index += 1) {
    // After an edit, the editor loads and measures pages. The time between two keys differs each time, so that the keys
    // come at different moments of this work, as those of a person do.
    await page.waitForTimeout((index * unevenMs) % restMs);
    times.key.push(...(await record(page, () => page.keyboard.press('ArrowRight'))));
  }

  await goToSection(page, editorPath, `section=texts&search=${textKey}`);
  times.letter.push(...(await measureLetters(page, page.getByRole('textbox', { name: textKey }))));

  // The load of the machine changes during the run, so the plain page is measured at its start and at its end.
  times.plainLetter.push(...(await measurePlainLetters(page)));
  return {
    drag: getTimes(times.drag),
    key: getTimes(times.key),
    letter: getTimes(times.letter),
    plainLetter: getTimes(times.plainLetter),
  };
};
