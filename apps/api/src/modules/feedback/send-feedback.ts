import {
  type BodyOf,
  Refusal,
  type sendFeedback as sendCall,
  type ValueOf,
} from '@lantern/contracts';
import type { VisitorCaller, WithFiles } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { makeReference } from '../../reference.ts';
import { drawPicture, keepPictures, type Picture } from '../media/index.ts';
import type { FeedbackContext } from './context.ts';
import { countOpen, insertFeedback, type NewFeedback } from './feedback.store.ts';

/** Pixels: enough to read the text of a screenshot. */
const longestSide = 1600;
const referenceLength = 6;
/** Attempts to find an unused reference among a billion. */
const tries = 5;

/** Limits of one brand, against a flood from many addresses: per hour, and unanswered in total. */
const perHour = 300;
const mostOpen = 10_000;
const hour = 3600_000;

/**
 * Stores a message of a member or a visitor with its pictures, which are re-encoded. Stores all of
 * it or nothing.
 * @throws Refusal file_type_not_allowed, picture_too_large, too_many_requests
 */
export async function sendFeedback(
  context: FeedbackContext,
  { brand, language, address, requestId, sessionIfAny }: VisitorCaller,
  { type, content, contact, files }: BodyOf<typeof sendCall> & WithFiles,
): Promise<ValueOf<typeof sendCall>> {
  await refuseFlood(context, brand.id);
  const session = await sessionIfAny();
  const pictures: Picture[] = [];
  for (const file of files)
    pictures.push(await drawPicture(context, file, { longest: longestSide }));
  const feedback = {
    id: context.random.id(),
    brandId: brand.id,
    memberId: session?.memberId ?? null,
    type,
    content,
    contact: contact || null,
    language,
    address,
    createdAt: context.clock.now(),
  };
  const note = () => insertWithReference(context, feedback, pictures);
  return { reference: await keepPictures(context, pictures, requestId, note) };
}

async function refuseFlood({ db, clock }: Data, brandId: string): Promise<void> {
  const since = new Date(clock.now().getTime() - hour);
  const { open, lately } = await countOpen(db, { brandId, since, most: mostOpen });
  if (open >= mostOpen || lately >= perHour)
    throw new Refusal('too_many_requests', { retryAfter: hour / 1000 });
}

async function insertWithReference(
  { db, random }: Data,
  feedback: Omit<NewFeedback, 'reference'>,
  pictures: readonly Picture[],
): Promise<string> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const reference = makeReference(random, 'F', referenceLength);
    if (await insertFeedback(db, { ...feedback, reference }, pictures)) return reference;
  }
  throw new Error('Found no unused reference for a message.');
}
