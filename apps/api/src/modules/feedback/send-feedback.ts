import { Refusal, type sendFeedback as sendCall, type ValueOf } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { UploadCall } from '../../http/routes.ts';
import { makeReference } from '../../reference.ts';
import { drawPicture, keepPictures, type Picture } from '../media/index.ts';
import type { FeedbackContext } from './context.ts';
import { countOpen, insertFeedback, type NewFeedback } from './feedback.store.ts';

/** Pixels: enough to read what a picture of a screen says. */
const longestSide = 1600;
const referenceLength = 6;
/** Tries to find a reference that nobody has; there are a thousand million of them. */
const tries = 5;

/**
 * However many addresses a flood comes from: what a brand takes in an hour, and keeps until it is
 * answered.
 */
const perHour = 300;
const mostOpen = 10_000;
const hour = 3600_000;

/**
 * Takes a message of a member or a visitor, with pictures that are drawn anew. Either all of it is
 * kept or nothing.
 * @throws Refusal file_type_not_allowed, picture_too_large, too_many_requests
 */
export async function sendFeedback(
  context: FeedbackContext,
  call: UploadCall<typeof sendCall>,
): Promise<ValueOf<typeof sendCall>> {
  await refuseFlood(context, call.brand.id);
  const session = await call.sessionIfAny();
  const pictures: Picture[] = [];
  for (const file of call.files)
    pictures.push(await drawPicture(context, file, { longest: longestSide }));
  const feedback = {
    id: context.random.id(),
    brandId: call.brand.id,
    memberId: session?.memberId ?? null,
    type: call.body.type,
    content: call.body.content,
    contact: call.body.contact || null,
    language: call.language,
    address: call.address,
    createdAt: context.clock.now(),
  };
  const note = () => insertWithReference(context, feedback, pictures);
  return { reference: await keepPictures(context, pictures, call.requestId, note) };
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
  throw new Error('No reference was free for a message.');
}
