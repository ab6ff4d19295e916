import { maskName } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { type CsvFile, csvMoney, csvOf, inParts } from '../../csv.ts';
import { textsOf } from '../../texts.ts';
import { inZone } from '../../zoned-time.ts';
import { planFor } from './describe-referral.ts';
import { type FriendRow, findFriends } from './referral.store.ts';

type Unpaid = Exclude<FriendRow['state'], 'paid'>;
const agent = textsOf<{ team: { account: string; joined: string } }>('agent');
const downline = textsOf<{ referral: { state: Record<Unpaid, string> } }>('downline');
const movements = textsOf<{ file: { currency: string } }>('movements');
const records = textsOf<{ columns: { status: string } }>('records');
const withdrawals = textsOf<{ timeline: { paid: string } }>('withdrawal');

/** The members that a member invited, by masked name; rows are read while the file is sent. */
export async function friendsFile(context: Data, caller: SessionCaller): Promise<CsvFile> {
  const { brand, language, session } = caller;
  const { memberId, currency } = session;
  const plan = await planFor(context, caller);
  const team = agent.get(language)?.team;
  const paidText = withdrawals.get(language)?.timeline.paid;
  const stateText = downline.get(language)?.referral.state;
  return csvOf(
    'friends.csv',
    [
      [team?.account, ({ name }) => maskName(name)],
      [
        records.get(language)?.columns.status,
        ({ state }) => (state === 'paid' ? paidText : stateText?.[state]),
      ],
      [team?.joined, ({ joinedAt }) => inZone(joinedAt, brand.timeZone)],
      [paidText, ({ paid }) => csvMoney(paid, currency)],
      [movements.get(language)?.file.currency, () => currency],
    ],
    inParts<FriendRow>((part) => findFriends(context.db, memberId, plan?.id, part)),
  );
}
