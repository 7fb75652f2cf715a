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
  summary: 'Get the contracts that wait for a decision of the member',
});

export const dailySalaryContracts = operation<typeof schemas.dailySalaryContracts>()({
  name: 'dailySalaryContracts',
  method: 'GET',
  path: '/wps/relay/MCSFE_processDailySalaryContract',
  access: 'agent',
  summary: 'List the active and offered daily salary contracts of the agent',
});

export const respondToDailySalary = operation<typeof schemas.respondToDailySalary>()({
  name: 'respondToDailySalary',
  method: 'POST',
  path: '/wps/relay/MCSFE_processDailySalaryContract',
  access: 'agent',
  summary: 'Accept or reject a daily salary contract or its termination',
});

export const dividendContracts = operation<typeof schemas.dividendContracts>()({
  name: 'dividendContracts',
  method: 'GET',
  path: '/wps/relay/MCSFE_processContractDividend',
  access: 'agent',
  summary: 'List the active and offered dividend contracts of the agent',
});

export const respondToDividend = operation<typeof schemas.respondToDividend>()({
  name: 'respondToDividend',
  method: 'POST',
  path: '/wps/relay/MCSFE_processContractDividend',
  access: 'agent',
  summary: 'Accept or reject a dividend contract or its termination',
});

export const hourSalaryContracts = operation<typeof schemas.hourSalaryContracts>()({
  name: 'hourSalaryContracts',
  method: 'GET',
  path: '/wps/relay/MCSFE_processContractHourSalary',
  access: 'agent',
  summary: 'List the active and offered hourly salary contracts of the agent',
});

export const respondToHourSalary = operation<typeof schemas.respondToHourSalary>()({
  name: 'respondToHourSalary',
  method: 'POST',
  path: '/wps/relay/MCSFE_processContractHourSalary',
  access: 'agent',
  summary: 'Accept or reject an hourly salary contract or its termination',
});

export const contractPayouts = operation<typeof schemas.contractPayouts>()({
  name: 'contractPayouts',
  method: 'GET',
  path: '/wps/agent/contract/payouts',
  access: 'agent',
  summary: 'List the payouts of the contracts of one type, each with its calculation',
});

export const downlineContracts = operation<typeof schemas.downlineContracts>()({
  name: 'downlineContracts',
  method: 'GET',
  path: '/wps/agent/contract/downlines',
  access: 'agent',
  summary: 'List the contracts of the direct downlines, and the limits of new offers',
});

export const offerContract = operation<typeof schemas.offerContract>()({
  name: 'offerContract',
  method: 'POST',
  path: '/wps/agent/contract/offer',
  access: 'agent',
  summary: 'Offer a contract to a direct downline, also as a replacement of the active one',
});

export const revokeContractOffer = operation<typeof schemas.revokeContractOffer>()({
  name: 'revokeContractOffer',
  method: 'POST',
  path: '/wps/agent/contract/withdraw',
  access: 'agent',
  summary: 'Withdraw an offer that is still pending',
});

export const requestContractTermination = operation<typeof schemas.requestContractTermination>()({
  name: 'requestContractTermination',
  method: 'POST',
  path: '/wps/agent/contract/cancel',
  access: 'agent',
  summary: 'Request that a direct downline ends a contract',
});
