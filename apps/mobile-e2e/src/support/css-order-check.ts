import type { Page } from '@playwright/test';

/**
 * Finds styles that depend on the order of the page's style sheets. It applies the sheets in reverse order and returns
 * each difference as one line. The order must have no effect, because chunks load their sheets in the order in which a
 * visitor opens pages (ADR 140).
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
    // Disables transitions and animations. During a transition, a computed style would be an intermediate value.
    const baseSheet = createStyleSheet(
      `${layers?.cssText ?? ''} *, ::before, ::after { transition: none !important; animation: none !important; }`,
    );
    const copies = texts.map(createStyleSheet);
    // Only elements with at least two classes are compared. An element with one class gets its styles from one style
    // sheet, so the order has no effect.
    const elements = [...document.querySelectorAll('body [class*=" "]')];
    const listProperties = (rule: CSSRule): string[] => [
      ...('style' in rule ? [...(rule.style as CSSStyleDeclaration)] : []),
      ...('cssRules' in rule ? [...(rule.cssRules as CSSRuleList)].flatMap(listProperties) : []),
    ];
    // Only properties that a sheet declares are compared, because reading all properties of a computed style would take
    // twice as long. Custom properties are omitted: a change of their value is visible in the properties that use them.
    const declared = new Set(copies.flatMap(({ cssRules }) => [...cssRules].flatMap(listProperties)));
    const properties = [...declared].filter((property) => !property.startsWith('--'));
    const readStyles = (order: readonly CSSStyleSheet[]): string[][] => {
      document.adoptedStyleSheets = [baseSheet, ...order];
      return elements.map((element) => {
        const style = getComputedStyle(element);
        return properties.map((property) => style.getPropertyValue(property));
      });
    };
    for (const sheet of sheets) sheet.disabled = true;
    const [original, reversed] = [readStyles(copies), readStyles(copies.toReversed())];
    document.adoptedStyleSheets = [];
    for (const sheet of sheets) sheet.disabled = false;
    return elements.flatMap((element, index) => {
      const changed = properties.flatMap((property, position) => {
        const [value, other] = [original[index]?.[position], reversed[index]?.[position]];
        return value === other ? [] : [`${property}: ${value}`];
      });
      return changed.length > 0 ? [`${element.outerHTML.slice(0, 120)}: ${changed.slice(0, 8).join('; ')}`] : [];
    });
  });
