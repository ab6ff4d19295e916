export { addMessage } from './inbox.store.ts';
export { notifyMember } from './notify-member.ts';
export { notifyOfChange } from './notify-of-change.ts';
export { codeMail, codeSms, type Reader, resetMail } from './write-message.ts';
