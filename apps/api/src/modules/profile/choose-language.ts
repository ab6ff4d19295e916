import { type BodyOf, Refusal, type updateLanguage } from '@lantern/contracts';
import type { VisitorCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { languageOfCode } from '../brand/index.ts';
import { saveLanguage } from '../member/index.ts';

/**
 * Stores the language in which a member wants messages; nothing is stored for a visitor.
 * @throws Refusal language_unknown for a language that the brand does not offer
 */
export async function chooseLanguage(
  { db }: Data,
  { brand, sessionIfAny }: VisitorCaller,
  { language: wish }: BodyOf<typeof updateLanguage>,
): Promise<Record<string, never>> {
  const { languages } = brand.settings;
  const language = languages.includes(wish) ? wish : languageOfCode(brand, wish);
  if (!language) throw new Refusal('language_unknown');
  const session = await sessionIfAny();
  if (session) await saveLanguage(db, brand.id, session.memberId, language);
  return {};
}
