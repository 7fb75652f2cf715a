import { operation } from '../../operation.ts';
import type * as schemas from './operators.schemas.ts';

export const listOperators = operation<typeof schemas.listOperators>()({
  name: 'listOperators',
  method: 'GET',
  path: '/ops/operators',
  access: 'operator',
  operator: { permission: 'operators:read', scope: 'platform', risk: 'plain' },
  summary: 'List the operators with their grants and second factors',
});

export const listColleagues = operation<typeof schemas.listColleagues>()({
  name: 'listColleagues',
  method: 'GET',
  path: '/ops/me/colleagues',
  access: 'operator',
  operator: { permission: 'self', scope: 'platform', risk: 'plain' },
  summary: 'List the names of the operators who work or have worked on brands of the caller',
});

export const inviteOperator = operation<typeof schemas.inviteOperator>()({
  name: 'inviteOperator',
  method: 'POST',
  path: '/ops/operators',
  access: 'operator',
  operator: { permission: 'operators:invite', scope: 'platform', risk: 'stepUp', secretFields: ['link'] },
  summary: 'Invite a person to become an operator, with grants for brands',
});

export const renewInvitation = operation<typeof schemas.renewInvitation>()({
  name: 'renewInvitation',
  method: 'POST',
  path: '/ops/operators/:id/invitation',
  access: 'operator',
  operator: { permission: 'operators:invite', scope: 'platform', risk: 'stepUp', secretFields: ['link'] },
  summary: 'Create a new link for an operator who has not accepted the invitation',
});

export const suspendOperator = operation<typeof schemas.suspendOperator>()({
  name: 'suspendOperator',
  method: 'POST',
  path: '/ops/operators/:id/suspend',
  access: 'operator',
  operator: { permission: 'operators:suspend', scope: 'platform', risk: 'stepUp' },
  summary: 'Suspend an operator, and end all sessions and API tokens',
});

export const resumeOperator = operation<typeof schemas.resumeOperator>()({
  name: 'resumeOperator',
  method: 'POST',
  path: '/ops/operators/:id/resume',
  access: 'operator',
  operator: { permission: 'operators:suspend', scope: 'platform', risk: 'stepUp' },
  summary: 'Allow a suspended operator to log in again',
});

export const endOperatorSessions = operation<typeof schemas.endOperatorSessions>()({
  name: 'endOperatorSessions',
  method: 'POST',
  path: '/ops/operators/:id/end-sessions',
  access: 'operator',
  operator: { permission: 'operators:suspend', scope: 'platform', risk: 'stepUp' },
  summary: 'End all sessions of an operator',
});
