import { endpoints } from '@lantern/contracts';
import { accountType } from '@lantern/rules';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { chooseLanguage } from './update-language.ts';

/** The rank of a member who has none yet, in the colours of the design. */
const firstRank = { labelName: 'bronze', color: '#A8623A', color2: '#FFFFFF', rankLevel: 1 };

export function memberRoutes(routes: Routes, { db }: Site): void {
  routes.on(endpoints.memberInfo, ({ session }) => ({
    account: session.username,
    nickname: session.nickname,
    id: session.memberId,
    type: session.type,
    toUpline: false,
    clubLabel: firstRank,
    memberLabel: session.type === accountType.trial ? [{ labelName: 'trial' }] : [],
  }));
  routes.on(endpoints.updateLanguage, (call) => chooseLanguage(db, call));
}
