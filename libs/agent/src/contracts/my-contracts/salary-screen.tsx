import { ContractsScreen } from './contracts-screen.tsx';

export const Screen = () => <ContractsScreen type="dailySalary" />;
