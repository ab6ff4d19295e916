export { notifyMember } from './notify-member.ts';
export { notifyOfChange } from './notify-of-change.ts';
export {
  codeMail,
  codeSms,
  type MailText,
  newLoginMail,
  passwordChangedMail,
  type Reader,
  resetMail,
  type SafetyChange,
  safetyMail,
} from './write-message.ts';
