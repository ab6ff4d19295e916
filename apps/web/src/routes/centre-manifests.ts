// The list of manifests of the two centres, which load with the first page of a centre.
import * as bettingRecord from '../features/betting-record/centre.ts';
import * as centreAgent from '../features/centre-agent/centre.ts';
import * as centreInvite from '../features/centre-invite/centre.ts';
import * as centreMessages from '../features/centre-messages/centre.ts';
import * as centreRecords from '../features/centre-records/centre.ts';
import * as centreRewards from '../features/centre-rewards/centre.ts';
import * as deposit from '../features/deposit/centre.ts';
import * as profile from '../features/profile/centre.ts';
import * as protection from '../features/protection/centre.ts';
import * as security from '../features/security/centre.ts';
import * as wallets from '../features/wallets/centre.ts';
import * as withdrawal from '../features/withdrawal/centre.ts';
import type { AgentPageManifest, CentrePageManifest } from '../lib/navigation/centre-manifest.ts';
import type { AgentPage, CentrePage } from '../lib/navigation/overlay.ts';

export const centrePages: Readonly<Record<CentrePage, CentrePageManifest>> = {
  ...bettingRecord.centre,
  ...centreInvite.centre,
  ...centreMessages.centre,
  ...centreRecords.centre,
  ...centreRewards.centre,
  ...deposit.centre,
  ...profile.centre,
  ...protection.centre,
  ...security.centre,
  ...wallets.centre,
  ...withdrawal.centre,
};

export const agentPages: Readonly<Record<AgentPage, AgentPageManifest>> = {
  ...centreAgent.agent,
  ...centreInvite.agent,
  ...centreMessages.agent,
};
