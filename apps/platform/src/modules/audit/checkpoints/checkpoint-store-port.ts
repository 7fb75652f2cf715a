import { definePort } from '../../../core/ports/ports.ts';
import type { ObjectStore } from '../../../core/storage/object-store.ts';

/**
 * Port for the store of checkpoints outside of the database. It shows an end of the log that is missing in the database.
 * The settings choose a folder or a bucket.
 */
export const checkpointStorePort = definePort<ObjectStore>('store of audit checkpoints');
