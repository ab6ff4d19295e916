import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { string } from './strings.ts';
import { paragraphs, text } from './wire.ts';

export const helpCentre = endpoint({
  name: 'helpCentre',
  method: 'GET',
  path: '/wps/system/helpCenter',
  summary: 'Lists the help centre sections in order.',
  access: 'public',
  shared: true,
  query: z.strictObject({ lang: z.optional(text(16, 2)), device: z.optional(z.literal('WEB')) }),
  value: z.array(
    z.strictObject({
      /** The fragment of the section's address. */
      hash: string(),
      title: string(),
      /** Sanitised HTML. */
      content: string(),
    }),
  ),
  refusals: [],
});

/** Topics of a feedback message. */
export const feedbackTypes = [
  'account',
  'deposit',
  'withdrawal',
  'game',
  'promotion',
  'site',
  'idea',
  'other',
] as const;
export const feedbackBounds = { min: 10, max: 140 } as const;

/** Limits of picture uploads, PNG or JPEG. */
export const pictureUpload = { files: 3, bytes: 5 * 1024 * 1024 } as const;

export const sendFeedback = endpoint({
  name: 'sendFeedback',
  method: 'PUT',
  path: '/wps/feedback',
  summary: 'Sends feedback to the brand, with optional pictures.',
  access: 'public',
  upload: pictureUpload,
  limit: { calls: 5, seconds: 600 },
  body: z.strictObject({
    type: z.enum(feedbackTypes),
    content: paragraphs(feedbackBounds.max, feedbackBounds.min),
    /** Contact details of a sender who is not logged in. */
    contact: z.optional(text(100)),
  }),
  value: z.strictObject({ reference: string() }),
  refusals: ['file_type_not_allowed', 'picture_too_large'],
});
