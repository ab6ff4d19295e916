export { tellOfClearing } from './propose-clearing.ts';
export { provePaymentPassword } from './prove-payment-password.ts';
