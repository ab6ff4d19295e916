import { type ErrorCode, Refusal } from '@lantern/contracts';
import { useEffect, useEffectEvent } from 'react';
import { type CodeSending, useCodeSending } from '../../../lib/bot-check/index.ts';

/**
 * A refusal to send that is about the number or the address itself, and so belongs under its field.
 */
const aboutTarget: readonly ErrorCode[] = [
  'phone_invalid',
  'email_invalid',
  'profile_locked',
  'mobile_taken',
  'email_taken',
];

/**
 * Sends a code to the new number or address. A refusal about it goes to `onRefused` instead of a
 * dialog.
 */
export function useBindingCode(
  purpose: 'bindMobile' | 'bindEmail',
  request: () => Promise<{ expiredMinutes: number }>,
  onRefused: (refusal: Refusal) => void,
): CodeSending {
  const sending = useCodeSending(purpose, request);
  const { trouble } = sending;
  const refusal =
    trouble instanceof Refusal && aboutTarget.includes(trouble.code) ? trouble : undefined;
  const tell = useEffectEvent((told: Refusal) => {
    sending.dismiss();
    onRefused(told);
  });
  useEffect(() => {
    if (refusal) tell(refusal);
  }, [refusal]);
  return refusal ? { ...sending, trouble: null } : sending;
}
