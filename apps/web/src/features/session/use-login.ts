import { type BodyOf, login } from '@lantern/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/api.ts';
import { useDemandedCheck } from '../../lib/bot-check/index.ts';
import type { Enter } from '../../lib/session/entered.ts';
import { readLastLogin, rememberLogin } from '../../lib/session/remembered.ts';

export type LoginBody = BodyOf<typeof login>;

/** What the next visit finds in the form again. */
function keepNames(body: LoginBody, keep: boolean): void {
  const { username = '', mobile = '' } = readLastLogin() ?? {};
  const names =
    body.type === 'sms'
      ? { username, mobile: body.mobileNum }
      : { username: body.username, mobile };
  rememberLogin(keep ? { type: body.type, ...names } : undefined);
}

/** Logs in, with the bot check that a failed try may have called for. */
export function useLogin(onEntered: Enter, area: 'agent' | undefined, method: LoginBody['type']) {
  const [remember, setRemember] = useState(() => readLastLogin() !== undefined);
  const [stay, setStay] = useState(false);
  const { check, withCheck, sendWithCheck } = useDemandedCheck({ orWork: method === 'sms' });
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (body: LoginBody) =>
      withCheck(({ proofOfWork, ...puzzle }) => {
        const rest = { ...puzzle, ...(stay && { remember: true }), ...(area && { area }) };
        if (body.type === 'username') return call(login, { body: { ...body, ...rest } });
        return call(login, { body: { ...body, ...rest, ...(proofOfWork && { proofOfWork }) } });
      }),
    onSuccess: (session, body) => {
      keepNames(body, remember);
      onEntered(session, { stay });
    },
  });
  const busy = isPending || isSuccess;
  return {
    send: (body: LoginBody) => {
      if (!busy) mutate(body);
    },
    busy,
    trouble: error,
    forgive: reset,
    ...{ check, sendWithCheck },
    ...{ remember, setRemember, stay, setStay },
  };
}

export type Login = ReturnType<typeof useLogin>;
