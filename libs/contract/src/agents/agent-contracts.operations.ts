import { operation } from '../operation.ts';
import type * as schemas from './agent-contracts.schemas.ts';

export type {
  ContractCategory,
  ContractPayout,
  ContractStatus,
  ContractTier,
  ContractType,
  DownlineContracts,
  Explanation,
  OfferedContract,
} from './agent-contracts.schemas.ts';

export const contractStatus = operation<typeof schemas.contractStatus>()({
  name: 'contractStatus',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  access: 'member',
  summary: 'Which contracts ask the member for an answer',
});

export const dailySalaryContracts = operation<typeof schemas.dailySalaryContracts>()({
  name: 'dailySalaryContracts',
  method: 'GET',
  path: '/wps/relay/MCSFE_processDailySalaryContract',
  access: 'agent',
  summary: 'The daily salaries that the agent has or is offered',
});

export const respondToDailySalary = operation<typeof schemas.respondToDailySalary>()({
  name: 'respondToDailySalary',
  method: 'POST',
  path: '/wps/relay/MCSFE_processDailySalaryContract',
  access: 'agent',
  summary: 'Accept or reject a daily salary, or its end',
});

export const dividendContracts = operation<typeof schemas.dividendContracts>()({
  name: 'dividendContracts',
  method: 'GET',
  path: '/wps/relay/MCSFE_processContractDividend',
  access: 'agent',
  summary: 'The dividends that the agent has or is offered',
});

export const respondToDividend = operation<typeof schemas.respondToDividend>()({
  name: 'respondToDividend',
  method: 'POST',
  path: '/wps/relay/MCSFE_processContractDividend',
  access: 'agent',
  summary: 'Accept or reject a dividend, or its end',
});

export const hourSalaryContracts = operation<typeof schemas.hourSalaryContracts>()({
  name: 'hourSalaryContracts',
  method: 'GET',
  path: '/wps/relay/MCSFE_processContractHourSalary',
  access: 'agent',
  summary: 'The hourly salaries that the agent has or is offered',
});

export const respondToHourSalary = operation<typeof schemas.respondToHourSalary>()({
  name: 'respondToHourSalary',
  method: 'POST',
  path: '/wps/relay/MCSFE_processContractHourSalary',
  access: 'agent',
  summary: 'Accept or reject an hourly salary, or its end',
});

export const contractPayouts = operation<typeof schemas.contractPayouts>()({
  name: 'contractPayouts',
  method: 'GET',
  path: '/wps/agent/contract/payouts',
  access: 'agent',
  summary: 'What the contracts of a kind gave, each with how it came about',
});

export const downlineContracts = operation<typeof schemas.downlineContracts>()({
  name: 'downlineContracts',
  method: 'GET',
  path: '/wps/agent/contract/downlines',
  access: 'agent',
  summary: 'The contracts of the agents right below, and what may be offered to them',
});

export const offerContract = operation<typeof schemas.offerContract>()({
  name: 'offerContract',
  method: 'POST',
  path: '/wps/agent/contract/offer',
  access: 'agent',
  summary: 'Offer a contract to an agent right below, or another in place of the one it has',
});

export const revokeContractOffer = operation<typeof schemas.revokeContractOffer>()({
  name: 'revokeContractOffer',
  method: 'POST',
  path: '/wps/agent/contract/withdraw',
  access: 'agent',
  summary: 'Take back an offer that was not answered',
});

export const requestContractTermination = operation<typeof schemas.requestContractTermination>()({
  name: 'requestContractTermination',
  method: 'POST',
  path: '/wps/agent/contract/cancel',
  access: 'agent',
  summary: 'Ask the agent right below to end a contract',
});
