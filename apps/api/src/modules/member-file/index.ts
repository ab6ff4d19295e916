export { tellOfPassword } from './tell-of-password.ts';
