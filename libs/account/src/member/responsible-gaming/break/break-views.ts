export { BreakBar } from './break-bar.tsx';
export { BreakScreen } from './break-screen.tsx';
