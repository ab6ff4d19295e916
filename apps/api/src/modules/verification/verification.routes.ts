import { endpoints, Refusal } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { readCaptcha, rememberCaptcha } from './captchas.ts';
import { sendCode } from './send-code.ts';

export function verificationRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.captchaImage, async ({ brand, address, cookies }) => {
    const image = await site.verification.captcha.make(brand, readCaptcha(cookies), address);
    if (!image) throw new Refusal('captcha_too_soon');
    rememberCaptcha(cookies, image.id, brand.settings.captcha.expiresInMinutes * 60);
    return image.png.toString('base64');
  });
  routes.on(endpoints.registrationSms, ({ body, ...call }) =>
    sendCode(site, call, { purpose: 'register', countryDialingCode: body.countryDialingCode, mobile: body.mobileNo }),
  );
  routes.on(endpoints.loginSms, ({ body, ...call }) =>
    sendCode(site, call, { purpose: 'login', countryDialingCode: body.countryDialingCode, mobile: body.mobileNum }),
  );
  const { outbox } = site;
  if (outbox) routes.on(endpoints.devOutbox, ({ brand }) => outbox.list(brand.id));
}
