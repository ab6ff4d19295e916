export { notifyMember } from './notify-member.ts';
export { notifyOfChange } from './notify-of-change.ts';
export {
  codeMail,
  codeSms,
  newLoginMail,
  passwordChangedMail,
  type Reader,
  resetMail,
  safetyMail,
} from './write-message.ts';
