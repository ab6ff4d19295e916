import type {
  BodyOf,
  saveTeamContacts as saveCall,
  teamContacts,
  ValueOf,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Brands, Data, Logged } from '../../contexts.ts';
import { changeSettings, findSettings } from '../brand/index.ts';

/** How agents see phone numbers and e-mail addresses of their team. */
export async function describeContactRule(
  { db }: Data,
  { brand }: StaffCaller,
): Promise<ValueOf<typeof teamContacts>> {
  const { settings, version } = await findSettings(db.pool, brand.id, 'downline');
  return { contacts: settings.contacts, version };
}

/** @throws Refusal rule_changed */
export async function saveContactRule(
  context: Data & Logged & Brands,
  caller: StaffCaller,
  { version, reason, contacts }: BodyOf<typeof saveCall>,
): Promise<ValueOf<typeof saveCall>> {
  await changeSettings(context, caller, {
    name: 'downline',
    version,
    change: { contacts },
    entry: { action: 'team_contacts_changed', subjectType: 'agreements', reason },
  });
  return describeContactRule(context, caller);
}
