import type { memberInfo, ValueOf } from '@lantern/contracts';
import { accountType } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
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
export function describeMember({ brand, session }: SessionCaller): ValueOf<typeof memberInfo> {
  const labels = session.type === accountType.trial ? ['trial'] : session.labels;
  return {
    account: session.username,
    nickname: session.nickname,
    id: session.memberId,
    type: session.type,
    toUpline: maySend(brand, session),
    clubLabel: clubLabelOf(brand, session.rankLevel),
    memberLabel: labels.map((labelName) => ({ labelName })),
  };
}
