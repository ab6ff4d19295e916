import { Refusal, type updateLanguage } from '@lantern/contracts';
import type { Database } from '../../db/database.ts';
import type { Call } from '../../http/routes.ts';
import { saveLanguage } from './member.store.ts';

/**
 * Notes the language in which a member wants messages. For a visitor there is nothing to keep.
 * @throws Refusal language_unknown for one that the brand does not offer
 */
export async function chooseLanguage(
  db: Database,
  { brand, body, sessionIfAny }: Call<typeof updateLanguage>,
): Promise<Record<string, never>> {
  if (!brand.settings.languages.includes(body.language)) throw new Refusal('language_unknown');
  const session = await sessionIfAny();
  if (session) await saveLanguage(db, brand.id, session.memberId, body.language);
  return {};
}
