export { demoSessionPath } from './data/preview-data.ts';
