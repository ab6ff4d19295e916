import { Refusal } from '@lantern/contracts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type CodePurpose, useCountdown } from './countdown.ts';

/** A send is ignored while the last one is younger than this, whatever its answer was. */
const sendThrottleMs = 1000;
const secondsPerMinute = 60;

export interface CodeSending {
  send: () => void;
  sending: boolean;
  /** Whole seconds until another code may be asked for; 0 when it may be now. */
  secondsLeft: number;
  /** Minutes for which the code that was just sent is good. */
  sentFor: number | undefined;
  /** Why the last send failed, until it is dismissed. */
  trouble: Error | null;
  dismiss: () => void;
}

/** The seconds after which the site would send another code, where it says so. */
function secondsToWait(trouble: unknown): number | undefined {
  if (!(trouble instanceof Refusal) || trouble.code !== 'code_too_soon') return undefined;
  const { value } = trouble;
  const wait = typeof value === 'object' && value !== null && 'retryAfter' in value ? value.retryAfter : undefined;
  return typeof wait === 'number' ? wait : undefined;
}

/**
 * Sends a code at most once at a time. `request` makes the call and answers with the minutes that the code is good for; the
 * button then counts down sixty seconds for each.
 */
export function useCodeSending(purpose: CodePurpose, request: () => Promise<{ expiredMinutes: number }>): CodeSending {
  const { secondsLeft, start } = useCountdown(purpose);
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: request,
    onSuccess: ({ expiredMinutes }) => start(expiredMinutes * secondsPerMinute),
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
  return { send, sending: isPending, secondsLeft, sentFor: data?.expiredMinutes, trouble: error, dismiss: reset };
}
