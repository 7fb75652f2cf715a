import type { Page } from '@playwright/test';

/**
 * Reports the differences, one per line, when the page's style sheets apply in reverse order. Chunks load in the order
 * of a visit, so of two rules with equal specificity neither may depend on being the later one (ADR 140).
 */
export const findCssOrderDependencies = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const sheets = [...document.styleSheets];
    const texts = await Promise.all(
      sheets.map(({ href, ownerNode }) =>
        href ? fetch(href).then((response) => response.text()) : (ownerNode?.textContent ?? ''),
      ),
    );
    const createStyleSheet = (text: string): CSSStyleSheet => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    };
    const layers = sheets
      .flatMap(({ cssRules }) => [...cssRules])
      .find((rule) => rule instanceof CSSLayerStatementRule);
    // During a transition a computed value is between both states.
    const baseSheet = createStyleSheet(
      `${layers?.cssText ?? ''} *, ::before, ::after { transition: none !important; animation: none !important; }`,
    );
    const copies = texts.map(createStyleSheet);
    // Rules of two sheets compete only for elements that have a class of each.
    const elements = [...document.querySelectorAll('body [class*=" "]')];
    const readStyles = (order: readonly CSSStyleSheet[]): string[][] => {
      document.adoptedStyleSheets = [baseSheet, ...order];
      return elements.map((element) => {
        const style = getComputedStyle(element);
        return [...style].map((property) => `${property}: ${style.getPropertyValue(property)}`);
      });
    };
    for (const sheet of sheets) sheet.disabled = true;
    const [original, reversed] = [readStyles(copies), readStyles(copies.toReversed())];
    document.adoptedStyleSheets = [];
    for (const sheet of sheets) sheet.disabled = false;
    return elements.flatMap((element, index) => {
      const changed = original[index]?.filter((line, property) => line !== reversed[index]?.[property]) ?? [];
      return changed.length > 0 ? [`${element.outerHTML.slice(0, 120)}: ${changed.slice(0, 8).join('; ')}`] : [];
    });
  });
