import { join } from 'node:path';
import { hours } from '../../core/clock/durations.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { createEncryptedStore } from '../../core/storage/encrypted-store.ts';
import { brandsModule } from '../brands/index.ts';
import { membersModule } from '../members/index.ts';
import { moveLocalFiles } from './move-local-files.ts';
import { objectStorePort } from './object-store-port.ts';
import { uploadsRoutes } from './uploads.routes.ts';
import { createUploads } from './uploads.ts';

export { objectStorePort } from './object-store-port.ts';
export { isPlainJpeg } from './plain-jpeg.ts';
export { reencodeImage } from './reencode-image.ts';
export { uploads } from './uploads.tables.ts';
export type { Uploads } from './uploads.ts';

/** Images that members upload. */
export const uploadsModule = defineModule({
  name: 'uploads',
  dependsOn: { brands: brandsModule, members: membersModule },
  register: async (
    { app, config, db, clock, jobs, keys, ports, checks: { authenticate } },
    { brands: { merchants } },
  ) => {
    const store = createEncryptedStore(ports.use(objectStorePort), await keys.open('uploads-aes', 'sealing'));
    const uploads = createUploads(db, clock, store);
    await uploadsRoutes({ app, merchants, authenticate, uploads });
    const folder = join(config.dataFolder, 'uploads');
    const isSameFolder = !config.runtime.s3 && (config.runtime.uploadsFolder ?? folder) === folder;
    jobs.add({
      name: 'uploads.move-local-files',
      every: hours(24),
      isLocal: true,
      run: () => moveLocalFiles({ folder, store, isSameFolder }),
    });
    return { uploads, store };
  },
});
