import { operation } from '../operation.ts';
import type * as schemas from './texts.schemas.ts';

export const listDefaultTexts = operation<typeof schemas.listDefaultTexts>()({
  name: 'listDefaultTexts',
  method: 'GET',
  path: '/ops/brands/:brand/default-texts/:language',
  access: 'operator',
  operator: { permission: 'drafts:read', scope: 'brand', risk: 'plain' },
  summary: 'List the texts of the app in one language, before a brand replaces some',
});

export const getBrandAsset = operation<typeof schemas.getBrandAsset>()({
  name: 'getBrandAsset',
  method: 'GET',
  path: '/ops/brands/:brand/assets/:hash',
  access: 'operator',
  operator: { permission: 'drafts:read', scope: 'brand', risk: 'plain' },
  summary: 'Get an image or a font of a brand by its hash',
});

export const getBrandFont = operation<typeof schemas.getBrandFont>()({
  name: 'getBrandFont',
  method: 'GET',
  path: '/ops/brands/:brand/fonts/:hash',
  access: 'operator',
  operator: { permission: 'drafts:read', scope: 'brand', risk: 'plain' },
  summary: 'Describe a font of a brand: its licence, the languages that it has, and the bytes that it adds',
});
