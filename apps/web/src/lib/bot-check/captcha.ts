import { captchaImage } from '@lantern/contracts';
import { type Fresh, useFresh } from './fresh.ts';

export interface Captcha extends Omit<Fresh<string>, 'value' | 'at'> {
  /** A `data:` address of the picture; undefined while the first one is on its way. */
  image: string | undefined;
}

/** The captcha picture of this browser; see `useFresh`. */
export function useCaptcha(needed: boolean): Captcha {
  const { value, at: _, ...rest } = useFresh(captchaImage, needed);
  return { image: value === undefined ? undefined : `data:image/png;base64,${value}`, ...rest };
}
