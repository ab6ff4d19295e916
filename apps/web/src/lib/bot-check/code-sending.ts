import { Refusal } from '@lantern/contracts';
import { codeGapSeconds } from '@lantern/rules';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { PhoneTrouble } from '../phone/phone-trouble.ts';
import { type CodePurpose, useCountdown } from './countdown.ts';

/** A send is ignored while the last one is younger than this, whatever its answer was. */
export const sendThrottleMs = 1000;

export interface CodeSending {
  send: () => void;
  sending: boolean;
  /** Whole seconds until another code may be requested; 0 if it may be now. */
  secondsLeft: number;
  /** Minutes for which the code that was just sent is good. */
  sentFor: number | undefined;
  /** Why the last send failed, until it is dismissed. */
  trouble: Error | null;
  dismiss: () => void;
}

/** The external service's lock after too many requests. */
const serviceLockSeconds = 5 * 60;

/** The seconds after which another code would be sent, where that is known. */
function secondsToWait(trouble: unknown): number | undefined {
  if (trouble instanceof PhoneTrouble)
    return trouble.kind === 'too_many_requests' ? serviceLockSeconds : undefined;
  if (!(trouble instanceof Refusal) || trouble.code !== 'code_too_soon') return undefined;
  const { value } = trouble;
  const wait =
    typeof value === 'object' && value !== null && 'retryAfter' in value
      ? value.retryAfter
      : undefined;
  return typeof wait === 'number' ? wait : undefined;
}

interface SentCode {
  /** How long the code is good for. */
  expiredMinutes: number;
}

/**
 * Sends a code at most once at a time. `request` makes the call and answers with the minutes that
 * the code is good for. The button counts down until another code may be sent, which is earlier.
 */
export function useCodeSending(
  purpose: CodePurpose,
  request: () => Promise<SentCode>,
): CodeSending {
  const { secondsLeft, start } = useCountdown(purpose);
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: request,
    onSuccess: () => start(codeGapSeconds),
    onError: (trouble) => {
      const wait = secondsToWait(trouble);
      if (wait !== undefined) start(wait);
    },
  });
  const sentAt = useRef(0);
  const send = () => {
    const now = Date.now();
    if (isPending || secondsLeft > 0 || now - sentAt.current < sendThrottleMs) return;
    sentAt.current = now;
    mutate();
  };
  return {
    send,
    sending: isPending,
    secondsLeft,
    sentFor: data?.expiredMinutes,
    trouble: error,
    dismiss: reset,
  };
}
