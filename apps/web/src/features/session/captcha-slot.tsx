import clsx from 'clsx';
import { CaptchaField } from '../../lib/bot-check/index.ts';
import type { Login } from './use-login.ts';

/** The place of the captcha. It opens slowly and below what is being read, so that nothing jumps. */
export function CaptchaSlot({ captcha, error }: { captcha: Login['captcha']; error: string | undefined }) {
  return (
    <div
      className={clsx(
        'grid transition-[grid-template-rows,margin] duration-200',
        captcha.needed ? 'grid-rows-[1fr]' : '-mt-4 grid-rows-[0fr]',
      )}
    >
      {/* The room at the sides keeps the focus ring from being cut off. */}
      <div className="-m-1 min-h-0 overflow-hidden p-1">
        {captcha.needed && (
          <CaptchaField captcha={captcha.picture} value={captcha.text} onChange={captcha.setText} error={error} />
        )}
      </div>
    </div>
  );
}
