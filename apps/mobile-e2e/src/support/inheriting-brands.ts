import type { Page } from '@playwright/test';
import { callOperation } from './preview.ts';
import { createId } from './create-id.ts';

/** Creates a draft of the first version of a brand. Returns the path of its editor. */
const createDraft = async (page: Page, brand: string): Promise<string> => {
  const { draftId } = await callOperation<{ readonly draftId: string }>(page, `/ops/brands/${brand}/drafts`, {
    name: 'Base change',
    source: { kind: 'version', version: 1 },
  });
  return `/brands/${brand}/drafts/${draftId}`;
};

/**
 * Creates a copy of a brand, and a second brand that inherits everything from the copy. Uses the operator session of
 * the page. No other test uses these brands. A retry of the test creates new ones.
 */
export const createInheritingBrands = async (page: Page, brand: string) => {
  const id = createId();
  const base = `base-${id}`;
  const heir = `heir-${id}`;
  await callOperation(page, '/ops/brands', { code: base, source: { kind: 'brand', brand, name: `Base ${id}` } });
  const text = JSON.stringify({ extends: base, code: heir, name: `Heir ${id}` });
  await callOperation(page, '/ops/brands', {
    code: heir,
    source: { kind: 'document', text, images: [], bases: [] },
  });
  return { base, baseEditor: await createDraft(page, base), heirEditor: await createDraft(page, heir) };
};
