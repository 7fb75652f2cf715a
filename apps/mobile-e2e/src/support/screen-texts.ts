import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { listTexts, type TextOfKey } from './texts.ts';

/** Text of the app that does not fit. The preview of the console uses the same measurement. */
export interface UnfitText {
  readonly keys: readonly string[];
  readonly text: string;
  readonly kind: 'cut' | 'outside';
}

/** Texts by key, in the format in which the app stores them. */
interface StoredTexts {
  readonly language: string;
  readonly store: {
    readonly data: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
  };
}

interface MeasuringPage {
  readonly fit: { readonly listUnfitTexts: (texts?: StoredTexts) => readonly UnfitText[] };
  readonly __livery: { readonly texts: { readonly changeLanguage: (bcp47: string) => Promise<unknown> } };
}

/**
 * The measuring script of the console's preview. The tests use the same script, so that the tests and the console
 * have the same results.
 */
const measuringCode = fileURLToPath(
  new URL('../../../platform/src/modules/previews/bridge/measure/list-unfit-texts.ts', import.meta.url),
);

let script: Promise<string> | undefined;

/** Bundles the measuring script. It defines the global variable `fit`. */
const loadMeasuringScript = (): Promise<string> =>
  (script ??= build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry: measuringCode, formats: ['iife'], name: 'fit' } },
  }).then((built) => {
    const [{ output }] = built as [Rolldown.RolldownOutput];
    return output[0].code;
  }));

/** Loads the measuring script into the open page. */
export const prepareMeasuring = async (page: Page): Promise<void> => {
  const code = await loadMeasuringScript();
  // The content security policy of the app forbids script elements, so the test evaluates the script in the page.
  await page.evaluate(`${code};globalThis.fit = fit`);
};

/**
 * Changes the language of the page in the same way as the language picker, and waits until the page no longer changes.
 */
export const showLanguage = (page: Page, bcp47: string): Promise<unknown> =>
  page.evaluate(async (tag) => {
    /**
     * Times in milliseconds: the wait after a language change, the time without changes after which the page counts as
     * settled, and the maximum total wait. Requests start 250 ms after a language change.
     */
    const [firstMs, restMs, limitMs] = [320, 120, 15_000];
    let changedAt = performance.now();
    const observer = new MutationObserver(() => (changedAt = performance.now()));
    await (globalThis as unknown as MeasuringPage).__livery.texts.changeLanguage(tag);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    const start = performance.now();
    const isStill = () =>
      performance.now() - start > firstMs &&
      performance.now() - changedAt > restMs &&
      !document.querySelector('[aria-busy=true]');
    while (!isStill() && performance.now() - start < limitMs) await new Promise((done) => setTimeout(done, 40));
    observer.disconnect();
  }, bcp47);

/**
 * Returns true if the machine has a font for a letter. Without a font, the browser draws a box instead of the letter,
 * so the text has another width than on a phone.
 */
export const canDraw = (page: Page, letter: string): Promise<boolean> =>
  page.evaluate((text) => {
    const draw = (each: string): string => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [60, 60];
      const context = canvas.getContext('2d')!;
      context.font = '32px sans-serif';
      context.fillText(each, 10, 42);
      return canvas.toDataURL();
    };
    // The last character of the private use area has no glyph in any font, so the browser draws the box of a missing
    // character.
    return draw(text) !== draw('\u{10fffd}');
  }, letter);

export interface ScreenTexts {
  readonly unfit: readonly UnfitText[];
  /** Pairs of texts that overlap, each as one string with ` | ` between the two texts. */
  readonly overlaps: readonly string[];
  /** Visible texts, placeholders and names for screen readers. */
  readonly shown: readonly string[];
  readonly widths: readonly [page: number, screen: number];
}

/** Reads the texts of the screen. `isApp` is false for a page whose texts are not in the app's text store. */
export const readScreen = (page: Page, isApp = true): Promise<ScreenTexts> =>
  page.evaluate((hasStore) => {
    interface Line {
      readonly text: string;
      readonly layer: Element | null;
      readonly box: DOMRect;
      readonly node: Node;
    }
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    /**
     * Finds the nearest positioned element that contains `element`, or null. A positioned element can overlap other
     * parts of the page intentionally, for example a bar at the bottom.
     */
    const findLayer = (element: Element): Element | null => {
      for (let each: Element | null = element; each; each = each.parentElement)
        if (/fixed|sticky|absolute/.test(getComputedStyle(each).position)) return each;
      return null;
    };
    /** Returns the visible part of the box of a text line. Parts that a surrounding element clips are not visible. */
    const cut = (element: Element, { left, top, right, bottom }: DOMRect): DOMRect => {
      const edges = { left, top, right, bottom };
      for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
        if (getComputedStyle(each).overflowX === 'visible') continue;
        const box = each.getBoundingClientRect();
        edges.left = Math.max(edges.left, box.left);
        edges.right = Math.min(edges.right, box.right);
        edges.top = Math.max(edges.top, box.top);
        edges.bottom = Math.min(edges.bottom, box.bottom);
      }
      return new DOMRect(edges.left, edges.top, edges.right - edges.left, edges.bottom - edges.top);
    };
    const lines: Line[] = [];
    const shown: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      const text = node.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || !parent || parent.closest('script,style,svg,option') || !isShown(parent)) continue;
      shown.push(text);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const box = cut(parent, line);
        if (box.width > 2 && box.height > 2) lines.push({ text, layer: findLayer(parent), box, node });
      }
    }
    const doOverlap = (one: Line, other: Line): boolean => {
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // Neighbouring lines always overlap a little, because a line box is higher than its letters. Only a larger
      // overlap is a problem.
      return width > 2 && height > 0.45 * Math.min(one.box.height, other.box.height);
    };
    const overlaps = lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter((other) => other.node !== one.node && other.layer === one.layer && doOverlap(one, other))
        .map((other) => `${one.text} | ${other.text}`),
    );
    for (const element of document.querySelectorAll('[aria-label],[placeholder],[alt],[title]'))
      if (isShown(element))
        for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
          shown.push(element.getAttribute(name)?.trim() ?? '');
    const { scrollWidth, clientWidth } = document.documentElement;
    const { fit } = globalThis as unknown as MeasuringPage;
    const all = Object.fromEntries(shown.map((text, index) => [String(index), text]));
    return {
      unfit: hasStore
        ? fit.listUnfitTexts()
        : fit.listUnfitTexts({ language: 'page', store: { data: { page: { all } } } }),
      overlaps: [...new Set(overlaps)],
      shown: [...new Set([...shown, document.title])].filter((text) => /\p{L}/u.test(text)),
      widths: [scrollWidth, clientWidth],
    };
  }, isApp);

/**
 * Returns a pattern that matches a translation with any values for its placeholders. Returns undefined if the
 * translation has too few letters.
 */
const toPattern = (text: string): RegExp | undefined => {
  const parts = text.split(/\{[^}]*\}|<[^>]*>/);
  // A translation that consists mostly of placeholders, such as "{amount} for {name}", would also match unrelated
  // texts.
  if (parts.join('').replace(/[^\p{L}]/gu, '').length < (parts.length > 1 ? 8 : 3)) return undefined;
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`, 'su');
};

type ListTexts = (language: string) => readonly TextOfKey[];

/** Creates a function that finds visible English texts on a page in another language. */
export const createFindEnglish = (list: ListTexts) => {
  const patterns = new Map<string, readonly RegExp[]>();
  const getPatterns = (language: string): readonly RegExp[] => {
    const known = patterns.get(language);
    if (known) return known;
    const created = [...new Set(list(language).map(([, text]) => text))].flatMap((text) => toPattern(text) ?? []);
    patterns.set(language, created);
    return created;
  };
  return (shown: readonly string[], language: string): readonly string[] => {
    if (language === 'EN') return [];
    const own = getPatterns(language);
    const doesMatch = (texts: readonly RegExp[], text: string) => texts.some((pattern) => pattern.test(text));
    return shown.filter(
      (text) => /[a-z]{3}/i.test(text) && doesMatch(getPatterns('EN'), text) && !doesMatch(own, text),
    );
  };
};
const findEnglish = createFindEnglish(listTexts);

/** Describes the problems of a screen, except texts that do not fit. */
export const describeScreen = ({ overlaps, widths }: ScreenTexts, english: readonly string[]): readonly string[] => [
  ...overlaps.map((pair) => `overlap: ${pair}`),
  ...english.map((text) => `English: ${text}`),
  ...(widths[0] > widths[1] ? [`the page is ${widths[0]} px wide`] : []),
];

/**
 * Lists the English texts of the screen. It does not compare widths, so unlike `findTextProblems` it also works on a
 * machine without fonts for the language.
 */
export const findEnglishTexts = async (page: Page, language: string): Promise<readonly string[]> =>
  findEnglish((await readScreen(page)).shown, language).map((text) => `English: ${text}`);

/**
 * Lists the texts of the screen that are truncated, are outside of their container, overlap another text or are
 * English. The list also reports a page that is wider than the screen.
 */
export const findTextProblems = async (page: Page, language: string): Promise<readonly string[]> => {
  const screen = await readScreen(page);
  const texts = new Map(listTexts(language));
  // Ignores texts that match only a translation such as "{home} – {away}". Such a translation also matches texts that
  // come from the gateway, for example a scrolling announcement.
  const isOfApp = ({ keys }: UnfitText): boolean =>
    keys.length === 0 || keys.some((key) => toPattern(texts.get(key) ?? key) !== undefined);
  return [
    ...screen.unfit.filter(isOfApp).map(({ keys, text, kind }) => `${kind}: ${keys[0] ?? ''} ${text}`),
    ...describeScreen(screen, findEnglish(screen.shown, language)),
  ];
};
