export { type Captcha, useCaptcha } from './captcha.ts';
export { CaptchaField, type CaptchaFieldProps } from './captcha-field.tsx';
export { CodeField, type CodeFieldProps } from './code-field.tsx';
export { type CodeSending, useCodeSending } from './code-sending.ts';
export { MobileField, type MobileFieldProps } from './mobile-field.tsx';
