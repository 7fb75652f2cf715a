import { definePort } from '../../core/ports/ports.ts';
import type { ObjectStore } from '../../core/storage/object-store.ts';

/** Port (replaceable interface) for the store of uploaded images. The settings choose a folder or a bucket. */
export const objectStorePort = definePort<ObjectStore>('object store');
