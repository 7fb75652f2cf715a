import { definePort } from '../../../core/ports/ports.ts';
import type { ObjectStore } from '../../../core/storage/object-store.ts';

/**
 * Port (replaceable interface) for a second store of the checkpoints, outside the database. If somebody deletes the
 * last entries of a log from the database, the checkpoints in this store prove the deletion. The settings select a
 * folder or an S3 bucket.
 */
export const checkpointStorePort = definePort<ObjectStore>('store of audit checkpoints');
