export interface MailMessage {
  brandId: string;
  /** Shown as the sender's name. */
  brandName: string;
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

/** Sends e-mail. Resolves when the mail server has accepted the message, otherwise throws. */
export interface MailGateway {
  send(message: MailMessage): Promise<void>;
}
