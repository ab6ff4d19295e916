export { provePaymentPassword } from './prove-payment-password.ts';
