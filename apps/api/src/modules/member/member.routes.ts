import { endpoints } from '@lantern/contracts';
import { accountType } from '@lantern/rules';
import type { Data } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { maySend } from '../line-transfer/index.ts';
import { firstRank } from './rank.ts';
import { chooseLanguage } from './update-language.ts';

export function memberRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.memberInfo, async ({ brand, session }) => ({
    account: session.username,
    nickname: session.nickname,
    id: session.memberId,
    type: session.type,
    toUpline: await maySend(context, brand, session),
    clubLabel: firstRank,
    memberLabel: session.type === accountType.trial ? [{ labelName: 'trial' }] : [],
  }));
  routes.on(endpoints.updateLanguage, (call) => chooseLanguage(context.db, call));
}
