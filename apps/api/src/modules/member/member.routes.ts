import { endpoints } from '@lantern/contracts';
import { accountType } from '@lantern/rules';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { maySend } from '../line-transfer/index.ts';
import { firstRank } from './rank.ts';
import { chooseLanguage } from './update-language.ts';

export function memberRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.memberInfo, async ({ brand, session }) => ({
    account: session.username,
    nickname: session.nickname,
    id: session.memberId,
    type: session.type,
    toUpline: await maySend(site, brand, session),
    clubLabel: firstRank,
    memberLabel: session.type === accountType.trial ? [{ labelName: 'trial' }] : [],
  }));
  routes.on(endpoints.updateLanguage, (call) => chooseLanguage(site.db, call));
}
