import { createProblemText, type ProblemText } from '@livery/merchant/problems/create-problem-text';
import { closestMatch } from '@livery/merchant/did-you-mean';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Fix } from '../problem.ts';
import { type ProductFacts, withoutPluralSuffix } from '../product-facts.ts';
import { toDisplayText } from './display-text.ts';

interface ProductProblem extends ProblemText {
  readonly path: readonly string[];
  readonly fix?: Fix;
}

/**
 * Finds parts of a brand file that refer to something that the app does not have: links to missing pages, and unknown
 * text keys.
 */
export function findProductProblems(merchant: Merchant, facts: ProductFacts): ProductProblem[] {
  const { href } = merchant.assets.hero;
  return [
    ...findLinkProblems(['assets', 'hero', 'href'], href, merchant, facts),
    ...findLegalProblems(merchant, facts),
    ...findTextProblems(merchant, facts),
  ];
}

/** Checks the links of the legal texts that lead to a page of the app. */
function findLegalProblems(merchant: Merchant, facts: ProductFacts): ProductProblem[] {
  return Object.entries(merchant.legal ?? {}).flatMap(([page, byLanguage]) =>
    Object.entries(byLanguage).flatMap(([language, blocks]) =>
      blocks.flatMap((block, index) =>
        block.kind === 'link' && block.href.startsWith('/')
          ? findLinkProblems(['legal', page, language, String(index), 'href'], block.href, merchant, facts)
          : [],
      ),
    ),
  );
}

function findLinkProblems(
  path: readonly string[],
  href: string,
  { flags }: Merchant,
  { routes }: ProductFacts,
): ProductProblem[] {
  const pathname = href.split('?', 1)[0] ?? href;
  const route = routes.get(pathname);
  if (route === undefined) {
    const near = closestMatch(pathname, [...routes.keys()]);
    return [
      {
        path,
        ...(near === undefined
          ? createProblemText('page.missing', { page: toDisplayText(pathname) })
          : createProblemText('page.missingNear', { page: toDisplayText(pathname), near })),
        ...(near !== undefined && { fix: { path, value: href.replace(pathname, near) } }),
      },
    ];
  }
  const missing = [route.flag, route.access === 'agent' ? ('AGEINFO3' as const) : undefined].find(
    (flag) => flag !== undefined && !flags[flag],
  );
  if (missing === undefined) return [];
  return [
    {
      path,
      ...createProblemText('page.off', { page: pathname, flag: missing }),
    },
  ];
}

function findTextProblems({ texts }: Merchant, { textKeys }: ProductFacts): ProductProblem[] {
  return Object.entries(texts ?? {}).flatMap(([language, table]) =>
    Object.keys(table)
      .filter((key) => !textKeys.has(withoutPluralSuffix(key)))
      .map((key) => {
        const path = ['texts', language, key];
        const near = closestMatch(key, [...textKeys]);
        return {
          path,
          ...(near === undefined
            ? createProblemText('text.unknown', { key: toDisplayText(key) })
            : createProblemText('text.unknownNear', { key: toDisplayText(key), near })),
          ...(near !== undefined && !Object.hasOwn(table, near) && { fix: { path, renameTo: near } }),
        };
      }),
  );
}
