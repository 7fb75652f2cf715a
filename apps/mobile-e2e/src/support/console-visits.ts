import { paths } from '@livery/console/navigation/paths';
import type { Page } from '@playwright/test';
import { createId } from './create-id.ts';
import { createLiveBrand } from './live-brand.ts';
import { callOperation, createLiveDraft, readOperation } from './preview.ts';

/** Ids of the records that the pages of the console show in tests. */
export interface ConsoleRecords {
  readonly brand: string;
  readonly draftId: string;
  readonly releaseId: string;
  readonly requestId: string;
  readonly operatorId: string;
  readonly invitationToken: string;
}

/**
 * Creates the records that the pages of the console show, with the session of an owner. The log-in of this session must
 * be recent, because some operations need a fresh proof of identity.
 */
export const createConsoleRecords = async (page: Page): Promise<ConsoleRecords> => {
  const id = createId();
  const brand = `visited-${id}`;
  await createLiveBrand(page, brand, `Visited ${id}`);
  const draft = await createLiveDraft(page, brand, 'Visited draft');
  await draft.change(['theme', 'accent'], '#b3261e');
  const releaseId = await draft.release('A red accent');
  const releases = `/ops/brands/${brand}/releases`;
  await callOperation(page, `${releases}/${releaseId}/review`, { note: 'Is the accent too red?' });
  await callOperation(page, `${releases}/${releaseId}/comments`, { text: 'The accent is good' });
  const { requestId } = await callOperation<{ readonly requestId: string }>(page, '/ops/brand-requests', {
    name: `Requested ${id}`,
    market: 'pagcor',
    languages: ['EN'],
    currency: 'PHP',
    wish: 'Red, with a star',
    deadline: null,
    logo: null,
  });
  const invitation = { name: `Visited ${id}`, email: `${id}@example.com`, grants: [] };
  const { link } = await callOperation<{ readonly link: string }>(page, '/ops/operators', invitation);
  const { operatorId } = await readOperation<{ readonly operatorId: string }>(page, '/ops/me');
  return {
    brand,
    draftId: draft.draftId,
    releaseId,
    requestId,
    operatorId,
    invitationToken: new URL(link).hash.slice(1),
  };
};

/**
 * URL paths that a test visits for each entry of `paths`. A page with several views has several paths. The sections of
 * the editor have their own test.
 */
const visits: Record<keyof typeof paths, (records: ConsoleRecords) => readonly [string, ...string[]]> = {
  start: () => [paths.start],
  login: () => [paths.login],
  invitation: ({ invitationToken }) => [`${paths.invitation}#${invitationToken}`, `${paths.invitation}#invalid`],
  account: () => [paths.account],
  brands: () => [paths.brands],
  brand: ({ brand }) => [paths.brand(brand), paths.brand('unknown')],
  editor: ({ brand, draftId }) => [paths.editor(brand, draftId)],
  releaseReview: ({ brand, releaseId }) => {
    const path = paths.releaseReview(brand, releaseId);
    return [path, `${path}?view=bytes`, `${path}?view=behaviour`];
  },
  releasePixels: ({ brand, releaseId }) => [paths.releasePixels(brand, releaseId)],
  fleet: () => [paths.fleet],
  newBrand: () => [
    paths.newBrand,
    `${paths.newBrand}?way=copy`,
    `${paths.newBrand}?way=file`,
    `${paths.newBrand}?way=request`,
  ],
  requests: () => [paths.requests],
  request: ({ requestId }) => [paths.request(requestId)],
  approvals: () => [paths.approvals],
  operators: () => [paths.operators],
  operator: ({ operatorId }) => [paths.operator(operatorId)],
  roles: () => [paths.roles],
  apiTokens: () => [paths.apiTokens],
  audit: () => [paths.audit],
};

/** Lists the URL paths of all pages of the console, and of a page that does not exist. */
export const listConsoleVisits = (records: ConsoleRecords): readonly string[] => [
  ...Object.values(visits).flatMap((list) => list(records)),
  '/unknown',
];
