import { defineModule } from '../../core/modules/define-module.ts';
import { brandsModule } from '../brands/index.ts';
import { uploadsModule } from '../uploads/index.ts';
import { contentRoutes } from './announcements/announcements.routes.ts';
import { helpRoutes } from './help/help.routes.ts';
import { contentImageRoutes } from './images/content-images.routes.ts';

export { announcementContent, writeAnnouncements } from './announcements/announcements.content.ts';
export { announcements } from './announcements/announcements.tables.ts';
export { helpContent, writeHelpPages } from './help/help.content.ts';
export { helpPages } from './help/help.tables.ts';
export {
  type ContentImage,
  deleteUnusedImages,
  encodeContentImage,
  getImageId,
  loadContentImages,
  saveContentImages,
  toImageAddress,
} from './images/content-images.ts';

/** Content that the operator writes: announcements and help pages, and the images of all content. */
export const contentModule = defineModule({
  name: 'content',
  dependsOn: { brands: brandsModule, uploads: uploadsModule },
  register: ({ app, route, db, clock }) => {
    contentRoutes(route, db, clock);
    helpRoutes(route, db, clock);
    contentImageRoutes(app, db);
  },
});
