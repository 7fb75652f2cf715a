import { defineModule } from '../../core/modules/define-module.ts';
import { getPreviewSource } from '../../core/http/origins.ts';
import { serveConsole } from './serve-console.ts';

/** The app of the operators, at its own host. */
export const consoleModule = defineModule({
  name: 'console',
  dependsOn: {},
  register: ({ app, config, getOrigins }) => {
    serveConsole(app, {
      folder: config.consoleFolder,
      getPreviewSource: () => getPreviewSource(getOrigins().site),
      isConsoleHost: (host) => host.toLowerCase() === new URL(getOrigins().console).host,
    });
  },
});
