import { endpoints, Refusal } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { VerificationContext } from './context.ts';
import { readPuzzle, rememberPuzzle } from './puzzles.ts';
import { sendVisitorCode } from './send-visitor-code.ts';
import { sliderSize } from './slider-picture.ts';

export function verificationRoutes(routes: Routes, context: VerificationContext): void {
  const { puzzles, work } = context.verification.botCheck;
  routes.on(endpoints.captchaImage, async ({ caller: { brand, address, cookies } }) => {
    const image = await puzzles.makeImage(brand, readPuzzle(cookies), address);
    if (!image) throw new Refusal('captcha_too_soon');
    rememberPuzzle(cookies, brand, image.id);
    return image.png.toString('base64');
  });
  routes.on(endpoints.sliderPuzzle, async ({ caller: { brand, address, cookies } }) => {
    const puzzle = await puzzles.makeSlider(brand, readPuzzle(cookies), address);
    if (!puzzle) throw new Refusal('captcha_too_soon');
    rememberPuzzle(cookies, brand, puzzle.id);
    const { picture, piece, top } = puzzle.drawn;
    return {
      ...sliderSize,
      top,
      picture: picture.toString('base64'),
      piece: piece.toString('base64'),
    };
  });
  routes.on(endpoints.workChallenge, ({ caller }) => work.make(caller));
  routes.on(endpoints.registrationSms, ({ caller, body }) =>
    sendVisitorCode(context, caller, {
      proofs: body,
      purpose: 'register',
      countryDialingCode: body.countryDialingCode,
      mobile: body.mobileNo,
    }),
  );
  routes.on(endpoints.loginSms, ({ caller, body }) =>
    sendVisitorCode(context, caller, {
      proofs: body,
      purpose: body.purpose ?? 'login',
      countryDialingCode: body.countryDialingCode,
      mobile: body.mobileNum,
    }),
  );
  const { outbox } = context;
  if (outbox) routes.on(endpoints.devOutbox, ({ caller }) => outbox.list(caller.brand.id));
}
