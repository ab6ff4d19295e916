import type { memberInfo, ValueOf } from '@lantern/contracts';
import { accountType } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import type { Brand } from '../brand/index.ts';
import { maySend } from '../line-transfer/index.ts';

/** The brand's label of a rank; above the brand's ranks, the highest. */
function clubLabelOf({ settings: { ranks } }: Brand, level: number) {
  const rankLevel = Math.min(level, ranks.length);
  const rank = ranks[rankLevel - 1];
  if (!rank) throw new Error('A brand has no ranks.');
  return { ...rank, rankLevel };
}

/** What every page shows of the member. */
export async function describeMember(
  context: Data,
  { brand, session }: SessionCaller,
): Promise<ValueOf<typeof memberInfo>> {
  const labels = session.type === accountType.trial ? ['trial'] : session.labels;
  return {
    account: session.username,
    nickname: session.nickname,
    id: session.memberId,
    type: session.type,
    toUpline: await maySend(context, brand, session),
    clubLabel: clubLabelOf(brand, session.rankLevel),
    memberLabel: labels.map((labelName) => ({ labelName })),
  };
}
