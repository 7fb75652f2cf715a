import { StateScreen } from '../shell/state-screen.tsx';

export const Screen = () => <StateScreen kind="notYet" />;
