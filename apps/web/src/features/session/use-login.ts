import { type BodyOf, login, Refusal, type SessionValue } from '@lantern/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { useCaptcha } from '../../lib/bot-check/index.ts';

export type LoginBody = BodyOf<typeof login>;

/** Whether the site wants a captcha with the next try. */
const wantsCaptcha = (trouble: unknown): boolean => {
  if (!(trouble instanceof Refusal)) return false;
  if (trouble.code === 'captcha_required' || trouble.code === 'captcha_wrong') return true;
  const { value } = trouble;
  return typeof value === 'object' && value !== null && 'captcha' in value && value.captcha === true;
};

/** Logs in, and keeps the captcha that a failed try may have called for; it is good for one try. */
export function useLogin(onEntered: (session: SessionValue) => void) {
  const [captchaNeeded, setCaptchaNeeded] = useState(false);
  const [captchaText, setCaptchaText] = useState('');
  const captcha = useCaptcha(captchaNeeded);
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (body: LoginBody) =>
      call(login, { body: captchaNeeded ? { ...body, captcha: captchaText.trim() } : body }),
    onSuccess: onEntered,
    onError: (trouble) => {
      setCaptchaText('');
      if (captchaNeeded) captcha.refresh();
      else if (wantsCaptcha(trouble)) setCaptchaNeeded(true);
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
    captcha: { needed: captchaNeeded, picture: captcha, text: captchaText, setText: setCaptchaText },
  };
}

export type Login = ReturnType<typeof useLogin>;
