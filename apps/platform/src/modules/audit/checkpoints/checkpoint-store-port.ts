import { definePort } from '../../../core/ports/ports.ts';
import type { ObjectStore } from '../../../core/storage/object-store.ts';

/**
 * Port (replaceable interface) for the checkpoint store outside of the database. If the last entries of a log are
 * deleted from the database, the checkpoints in this store prove the deletion. The settings choose a folder or a
 * bucket.
 */
export const checkpointStorePort = definePort<ObjectStore>('store of audit checkpoints');
