import { definePort } from '../../../core/ports/ports.ts';
import type { BlobFiles } from './blob-store.ts';

/**
 * Port (replaceable interface) for the store of the images of brands and of the files of releases. The settings
 * choose a folder or a bucket.
 */
export const releaseFilesPort = definePort<BlobFiles>('files of releases');
