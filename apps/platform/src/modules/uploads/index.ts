import { join } from 'node:path';
import { defineModule } from '../../core/modules/define-module.ts';
import { createFolderStore } from '../../core/storage/file-store.ts';
import { brandsModule } from '../brands/index.ts';
import { membersModule } from '../members/index.ts';
import { uploadsRoutes } from './uploads.routes.ts';
import { createUploads } from './uploads.ts';

export { uploads } from './uploads.tables.ts';
export type { Uploads } from './uploads.ts';

/** Images that members upload. */
export const uploadsModule = defineModule({
  name: 'uploads',
  dependsOn: { brands: brandsModule, members: membersModule },
  register: async ({ app, config, db, clock, checks: { authenticate } }, { brands: { merchants } }) => {
    const store = createFolderStore(join(config.dataFolder, 'uploads'));
    const uploads = createUploads(db, clock, store);
    await uploadsRoutes({ app, merchants, authenticate, uploads });
    return { uploads, store };
  },
});
