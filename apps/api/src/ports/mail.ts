export interface MailMessage {
  brandId: string;
  /** The brand's name, which the sender is shown as. */
  brandName: string;
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

/**
 * Sends e-mail. Resolves when the mail server has taken the message over; throws when it has not.
 */
export interface MailGateway {
  send(message: MailMessage): Promise<void>;
}
