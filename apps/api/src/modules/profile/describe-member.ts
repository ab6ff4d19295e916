import type { memberInfo, ValueOf } from '@lantern/contracts';
import { accountType } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { maySend } from '../line-transfer/index.ts';
import { firstRank } from '../member/index.ts';

/** What every page shows of the member. */
export async function describeMember(
  context: Data,
  { brand, session }: SessionCaller,
): Promise<ValueOf<typeof memberInfo>> {
  return {
    account: session.username,
    nickname: session.nickname,
    id: session.memberId,
    type: session.type,
    toUpline: await maySend(context, brand, session),
    clubLabel: firstRank,
    memberLabel: session.type === accountType.trial ? [{ labelName: 'trial' }] : [],
  };
}
